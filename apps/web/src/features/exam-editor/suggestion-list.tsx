import { RefreshCw, X } from 'lucide-react';
import { AREA_NAMES, DIFFICULTY_LABELS, questionTitle } from '../../app/question-bank/question-labels';
import { IconButton } from '../../ui/icon-button';
import { RichLine } from '../../ui/rich-text/rich-text';
import type { Suggestion } from './assemble-order';

type SuggestionListProps = {
  questions: readonly Suggestion[];
  /** The one that another is being looked for. */
  swapping: number | undefined;
  onSwap: (question: Suggestion) => void;
  onRemove: (question: Suggestion) => void;
};

/** The questions that were picked, each to be swapped or left out. */
export function SuggestionList({ questions, swapping, onSwap, onRemove }: SuggestionListProps) {
  return (
    <ol className="grid max-h-[50vh] grid-cols-1 divide-y divide-border overflow-y-auto">
      {questions.map((question) => (
        <li
          key={question.id}
          className="grid grid-cols-[1fr_auto] items-center gap-2 py-2"
          aria-busy={question.id === swapping}
        >
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{questionTitle(question)}</p>
            <p className="text-sm text-muted">{factsOf(question)}</p>
            <p className="line-clamp-2 text-sm wrap-anywhere">
              <RichLine markdown={question.statement} />
            </p>
          </div>
          <span className="flex">
            <IconButton
              label={`Trocar ${questionTitle(question)}`}
              icon={<RefreshCw />}
              disabled={swapping !== undefined}
              onClick={() => onSwap(question)}
            />
            <IconButton label={`Tirar ${questionTitle(question)}`} icon={<X />} onClick={() => onRemove(question)} />
          </span>
        </li>
      ))}
    </ol>
  );
}

const factsOf = ({ discipline, difficulty, skill }: Suggestion): string =>
  [AREA_NAMES[discipline], difficulty && DIFFICULTY_LABELS[difficulty], skill].filter(Boolean).join(' · ');
