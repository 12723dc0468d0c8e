import { Flag } from 'lucide-react';
import type { ExamQuestion } from '../../offline/exam-paper';
import { classNames } from '../../ui/class-names';

export type QuestionState = 'answered' | 'blank' | 'unavailable';

type QuestionMapProps = {
  questions: readonly ExamQuestion[];
  current: number;
  stateOf: (question: ExamQuestion) => QuestionState;
  isFlagged: (question: ExamQuestion) => boolean;
  onGo: (position: number) => void;
};

const words: Record<QuestionState, string> = {
  answered: 'respondida',
  blank: 'em branco',
  unavailable: 'indisponível',
};

/** Every question at a glance, one bubble each; a whole exam is grouped by day and area. */
export function QuestionMap({ questions, current, stateOf, isFlagged, onGo }: QuestionMapProps) {
  return (
    <nav aria-label="Mapa de questões" className="grid grid-cols-1 gap-4">
      {sections(questions).map(({ name, from, list }) => (
        <section key={name ?? ''} aria-label={name ?? 'Questões'} className="grid grid-cols-1 gap-2">
          {name && <h3 className="text-sm font-semibold">{name}</h3>}
          <ol className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-1.5">
            {list.map((question, place) => (
              <li key={question.id}>
                <MapButton
                  number={question.number}
                  state={stateOf(question)}
                  flagged={isFlagged(question)}
                  current={from + place === current}
                  onClick={() => onGo(from + place)}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
      <Legend />
    </nav>
  );
}

type MapButtonProps = {
  number: number;
  state: QuestionState;
  flagged: boolean;
  current: boolean;
  onClick: () => void;
};

function MapButton({ number, state, flagged, current, onClick }: MapButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-current={current ? 'step' : undefined}
      aria-label={`Questão ${number}, ${words[state]}${flagged ? ', marcada para revisão' : ''}`}
      className={classNames(
        'relative grid h-12 w-full place-items-center rounded-control border-2 font-semibold tabular-nums transition-colors',
        look[state],
        current && 'outline-3 outline-offset-1 outline-focus',
      )}
    >
      {number}
      {flagged && <FlagMark />}
    </button>
  );
}

const look: Record<QuestionState, string> = {
  answered: 'border-secondary bg-secondary text-on-secondary hover:bg-secondary-hover',
  blank: 'border-border-strong bg-surface-raised hover:bg-surface-sunken',
  unavailable: 'border-dashed border-border bg-surface-sunken text-muted line-through',
};

function FlagMark() {
  return (
    <span className="absolute -top-1.5 -right-1 grid size-5 place-items-center rounded-full bg-warning text-on-warning">
      <Flag aria-hidden fill="currentColor" className="size-3" />
    </span>
  );
}

function Legend() {
  const square = 'inline-block size-4 rounded-[4px] border-2';
  return (
    <p aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      <span className="flex items-center gap-1.5">
        <span className={classNames(square, 'border-secondary bg-secondary')} /> Respondida
      </span>
      <span className="flex items-center gap-1.5">
        <span className={classNames(square, 'border-border-strong')} /> Em branco
      </span>
      <span className="flex items-center gap-1.5">
        <Flag className="size-4 fill-current text-warning" /> Para revisar
      </span>
    </p>
  );
}

function sections(questions: readonly ExamQuestion[]) {
  const found: { name: string | null; from: number; list: ExamQuestion[] }[] = [];
  questions.forEach((question, position) => {
    const last = found.at(-1);
    if (last && last.name === question.section) last.list.push(question);
    else found.push({ name: question.section, from: position, list: [question] });
  });
  return found;
}
