import type { AttemptWithAnswers } from '@gabarita/contract';
import { Check, ChevronDown, Minus, X } from 'lucide-react';
import { useState } from 'react';
import { spentTime } from '../../lib/spent-time';
import { classNames } from '../../ui/class-names';
import { QuestionAgain } from './question-again';

type Answer = AttemptWithAnswers['answers'][number];

/** One line of the review; opened, it shows the question again. */
export function AnsweredQuestion({ answer, attempt }: { answer: Answer; attempt: AttemptWithAnswers }) {
  const [opened, setOpened] = useState(false);
  if (!attempt.key_open) {
    return (
      <li className="rounded-control border border-border px-4 py-2">
        <Line answer={answer} />
      </li>
    );
  }
  return (
    <li>
      <details className="group rounded-control border border-border" onToggle={() => setOpened(true)}>
        <summary className="flex min-h-12 list-none items-center gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
          <Line answer={answer} />
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
            data-print="hide"
          />
        </summary>
        <div className="border-t border-border px-4 py-4">
          {opened && <QuestionAgain answer={answer} attemptId={attempt.id} />}
        </div>
      </details>
    </li>
  );
}

function Line({ answer: { index, letter, is_correct, key, skill, time_spent } }: { answer: Answer }) {
  const facts = [skill, time_spent ? spentTime(time_spent) : undefined].filter(Boolean);
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
      <span className="flex min-w-32 items-center gap-2 font-semibold">
        <Verdict letter={letter} right={is_correct} annulled={key?.annulled ?? false} />
        Questão {index}
      </span>
      <span className="text-sm">
        Você: <strong>{letter ?? '—'}</strong>
      </span>
      {key && (
        <span className="text-sm">
          Gabarito: <strong>{key.annulled ? 'anulada' : (key.letter ?? '—')}</strong>
        </span>
      )}
      <span className="text-sm text-muted">{facts.join(' · ')}</span>
    </span>
  );
}

type VerdictProps = { letter: string | null; right: boolean | null; annulled: boolean };

/** The icon's words say it; the colour repeats it. */
function Verdict({ letter, right, annulled }: VerdictProps) {
  if (right === null) return null;
  const [Icon, words, colour] = right
    ? ([Check, annulled ? 'Anulada, conta como certa:' : 'Certa:', 'text-success'] as const)
    : letter === null
      ? ([Minus, 'Em branco:', 'text-muted'] as const)
      : ([X, 'Errada:', 'text-danger'] as const);
  return (
    <>
      <Icon aria-hidden strokeWidth={3} className={classNames('size-5 shrink-0', colour)} />
      <span className="sr-only">{words}</span>
    </>
  );
}
