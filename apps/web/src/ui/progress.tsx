import { useId } from 'react';

type ProgressProps = {
  label: string;
  value: number;
  max: number;
  /** How far, in words: "23 de 45". The percentage otherwise. */
  text?: string;
};

export function Progress({ label, value, max, text }: ProgressProps) {
  const id = useId();
  const percent = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  const words = text ?? `${Math.round(percent)}%`;

  return (
    <div className="grid grid-cols-1 gap-1.5">
      <div className="flex justify-between gap-4 text-sm">
        <span id={id} className="font-semibold">
          {label}
        </span>
        <span className="shrink-0 text-muted tabular-nums">{words}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={words}
        className="h-2.5 overflow-hidden rounded-full bg-surface-sunken forced-colors:border"
      >
        <div
          className="h-full rounded-full bg-primary transition-[width] duration-200"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
