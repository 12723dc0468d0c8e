import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/icon-button';
import { HIGHLIGHT_KINDS, type Highlight, type HighlightKind, segmentsOf } from './highlight-kinds';

type AnnotatedTextProps = { text: string; highlights: readonly Highlight[] | undefined };

const NONE: readonly Highlight[] = [];

/**
 * The essay with what was found in it. Each mark opens its reason and, where there is one, what to write instead. While
 * the correction is closed it is the text alone: "no marks" would be a verdict.
 */
export function AnnotatedText({ text, highlights }: AnnotatedTextProps) {
  const [hidden, setHidden] = useState<ReadonlySet<HighlightKind>>(new Set());
  const [open, setOpen] = useState<number>();
  const shown = useMemo(() => (highlights ?? NONE).filter(({ kind }) => !hidden.has(kind)), [highlights, hidden]);
  const segments = useMemo(() => segmentsOf(text, shown), [text, shown]);
  const chosen = open === undefined ? undefined : shown[open];
  const toggle = (kind: HighlightKind) => {
    setOpen(undefined);
    setHidden((before) =>
      before.has(kind) ? new Set([...before].filter((one) => one !== kind)) : new Set([...before, kind]),
    );
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      {highlights && <KindFilter highlights={highlights} hidden={hidden} onToggle={toggle} />}
      <div className="rounded-card border border-border bg-surface-raised p-4 text-lg leading-9 whitespace-pre-wrap wrap-anywhere sm:p-6">
        {segments.map((segment) =>
          segment.highlight === undefined ? (
            segment.text
          ) : (
            <Mark
              key={segment.start}
              segment={segment.text}
              kind={shown[segment.highlight]?.kind ?? 'spelling'}
              open={segment.highlight === open}
              onOpen={() => setOpen(segment.highlight)}
            />
          ),
        )}
      </div>
      {chosen && open !== undefined && (
        <Reason
          highlight={chosen}
          place={`${open + 1} de ${shown.length}`}
          words={text.slice(chosen.start, chosen.end)}
          onStep={(by) => setOpen((open + by + shown.length) % shown.length)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

type MarkProps = { segment: string; kind: HighlightKind; open: boolean; onOpen: () => void };

function Mark({ segment, kind, open, onOpen }: MarkProps) {
  const { label, line } = HIGHLIGHT_KINDS[kind];
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onOpen();
  };
  return (
    <mark className="bg-transparent text-inherit">
      {/* biome-ignore lint/a11y/useSemanticElements: a real button does not break over lines as words of a text must */}
      <span
        role="button"
        tabIndex={0}
        aria-expanded={open}
        onClick={onOpen}
        onKeyDown={onKey}
        className={classNames(
          'cursor-pointer rounded-sm underline decoration-2 underline-offset-4',
          line,
          open && 'outline-2 outline-offset-1 outline-focus',
        )}
      >
        {segment}
        <span className="sr-only"> ({label})</span>
      </span>
    </mark>
  );
}

type KindFilterProps = {
  highlights: readonly Highlight[];
  hidden: ReadonlySet<HighlightKind>;
  onToggle: (kind: HighlightKind) => void;
};

/** What was found, by kind; a tap hides a kind, so that one can be worked on at a time. */
function KindFilter({ highlights, hidden, onToggle }: KindFilterProps) {
  const kinds = (Object.keys(HIGHLIGHT_KINDS) as HighlightKind[])
    .map((kind) => ({ kind, count: highlights.filter((highlight) => highlight.kind === kind).length }))
    .filter(({ count }) => count > 0);
  if (kinds.length === 0)
    return <p className="text-muted">Nenhuma marca: as verificações automáticas não acharam desvios.</p>;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-2 text-sm text-muted">Toque em uma marca para ver o motivo. Mostrar:</legend>
      {kinds.map(({ kind, count }) => (
        <button
          key={kind}
          type="button"
          aria-pressed={!hidden.has(kind)}
          onClick={() => onToggle(kind)}
          className="min-h-11 rounded-full border border-border-strong px-3 text-sm font-semibold text-muted line-through aria-pressed:bg-secondary-soft aria-pressed:text-on-secondary-soft aria-pressed:no-underline"
        >
          {HIGHLIGHT_KINDS[kind].label} ({count})
        </button>
      ))}
    </fieldset>
  );
}

type ReasonProps = {
  highlight: Highlight;
  words: string;
  place: string;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
};

const LONGEST_WORDS = 80;

/** Stays at the foot of the screen while the text is read above it. */
function Reason({ highlight, words, place, onStep, onClose }: ReasonProps) {
  const quote = words.length > LONGEST_WORDS ? `${words.slice(0, LONGEST_WORDS)}…` : words;
  return (
    <section
      aria-label="Motivo da marca"
      className="sticky bottom-2 z-20 grid grid-cols-1 gap-2 rounded-card border border-border bg-surface-raised p-4 shadow-overlay"
    >
      <div className="flex items-center gap-1">
        <p className="flex-1 font-semibold">
          {HIGHLIGHT_KINDS[highlight.kind].label} <span className="font-normal text-muted">· {place}</span>
        </p>
        <IconButton label="Marca anterior" icon={<ChevronLeft />} onClick={() => onStep(-1)} />
        <IconButton label="Próxima marca" icon={<ChevronRight />} onClick={() => onStep(1)} />
        <IconButton label="Fechar" icon={<X />} onClick={onClose} />
      </div>
      <div role="status" className="grid grid-cols-1 gap-2">
        <p className="text-muted">“{quote}”</p>
        <p>{highlight.reason}</p>
        {highlight.suggestion && (
          <p>
            Sugestão: <strong>{highlight.suggestion}</strong>
          </p>
        )}
      </div>
    </section>
  );
}
