import type { ReactNode } from 'react';

type EmptyProps = {
  title: string;
  /** What to do next. */
  children?: ReactNode;
  /** The button or link that does it. */
  action?: ReactNode;
};

/** A list with nothing in it: five blank bubbles, and the way on. */
export function Empty({ title, children, action }: EmptyProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-border-strong px-6 py-10 text-center">
      <span aria-hidden className="mb-1 flex gap-1.5">
        {['A', 'B', 'C', 'D', 'E'].map((letter) => (
          <span
            key={letter}
            className="grid size-7 place-items-center rounded-full border border-border-strong text-sm font-semibold text-muted"
          >
            {letter}
          </span>
        ))}
      </span>
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
