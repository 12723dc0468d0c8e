import type { TextSize } from './text-size';

export function TextSizeButtons({ textSize: { size, smaller, usual, larger } }: { textSize: TextSize }) {
  return (
    <fieldset className="flex">
      <legend className="sr-only">Tamanho do texto</legend>
      <SizeButton label="Diminuir o texto" text="A−" onClick={smaller} />
      <SizeButton label="Tamanho normal do texto" text="A" onClick={usual} />
      <SizeButton label="Aumentar o texto" text="A+" onClick={larger} />
      <span role="status" className="sr-only">
        Texto com {size} pixels
      </span>
    </fieldset>
  );
}

type SizeButtonProps = { label: string; text: string; onClick: (() => void) | undefined };

/** `aria-disabled`, not `disabled`: at the last step the focus stays where it is. */
function SizeButton({ label, text, onClick }: SizeButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={onClick === undefined}
      onClick={onClick}
      className="min-h-12 min-w-10 rounded-control sm:min-w-11 font-semibold transition-colors hover:bg-surface-sunken aria-disabled:cursor-not-allowed! aria-disabled:text-muted aria-disabled:opacity-60"
    >
      {text}
    </button>
  );
}
