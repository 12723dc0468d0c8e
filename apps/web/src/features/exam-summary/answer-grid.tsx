import { Check, Minus, X } from 'lucide-react';
import type { ExamResult } from '../../offline/exam-result';
import { classNames } from '../../ui/class-names';

type Verdict = 'right' | 'wrong' | 'blank' | 'annulled' | 'unknown';

const verdicts: Record<Verdict, { words: string; style: string }> = {
  right: { words: 'certa', style: 'border-success bg-success-soft text-on-success-soft' },
  wrong: { words: 'errada', style: 'border-danger bg-danger-soft text-on-danger-soft' },
  blank: { words: 'em branco', style: 'border-border-strong bg-surface-raised' },
  annulled: { words: 'anulada, conta como certa', style: 'border-success bg-success-soft text-on-success-soft' },
  unknown: { words: 'enviada', style: 'border-border-strong bg-surface-raised' },
};

/** The student's answer and the key, question by question. The words and the icon say it all; the colour repeats it. */
export function AnswerGrid({ result: { userAnswers, answerKey } }: { result: ExamResult }) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-xl">Suas respostas{answerKey && ' e o gabarito'}</h2>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
        {userAnswers.map(({ number, letter }, place) => (
          <Cell key={number} number={number} letter={letter} keyLetter={answerKey ? answerKey[place] : undefined} />
        ))}
      </ol>
    </section>
  );
}

/** `keyLetter` is undefined while the key is closed and null for an annulled question. */
type CellProps = { number: number; letter: string | null; keyLetter: string | null | undefined };

function Cell({ number, letter, keyLetter }: CellProps) {
  const { words, style } = verdicts[verdictOf(letter, keyLetter)];
  return (
    <li className={classNames('grid gap-0.5 rounded-control border px-3 py-2', style)}>
      <span className="flex items-center justify-between text-sm">
        Questão {number}
        <VerdictIcon verdict={verdictOf(letter, keyLetter)} />
      </span>
      <span className="font-semibold">
        {letter ?? '—'}
        {keyLetter && keyLetter !== letter && <span className="font-normal"> · gab. {keyLetter}</span>}
      </span>
      <span className="sr-only">{words}</span>
    </li>
  );
}

function verdictOf(letter: string | null, keyLetter: string | null | undefined): Verdict {
  if (keyLetter === null) return 'annulled';
  if (letter === null) return 'blank';
  if (keyLetter === undefined) return 'unknown';
  return letter === keyLetter ? 'right' : 'wrong';
}

function VerdictIcon({ verdict }: { verdict: Verdict }) {
  if (verdict === 'unknown') return null;
  const Icon = verdict === 'blank' ? Minus : verdict === 'wrong' ? X : Check;
  return <Icon aria-hidden strokeWidth={3} className="size-4" />;
}
