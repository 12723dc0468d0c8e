import { Check, Minus, X } from 'lucide-react';
import type { ExamResult, KeyEntry } from '../../offline/exam-result';
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
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
        {userAnswers.map(({ number, letter }, place) => (
          <Cell key={number} number={number} letter={letter} entry={answerKey?.[place] ?? null} />
        ))}
      </ol>
    </section>
  );
}

type CellProps = { number: number; letter: string | null; entry: KeyEntry | null };

function Cell({ number, letter, entry }: CellProps) {
  const verdict = verdictOf(letter, entry);
  const { words, style } = verdicts[verdict];
  return (
    <li className={classNames('grid gap-0.5 rounded-control border px-3 py-2', style)}>
      <span className="flex items-center justify-between font-bold tabular-nums">
        <span>
          <span className="sr-only">Questão </span>
          {number}
        </span>
        <VerdictIcon verdict={verdict} />
      </span>
      <span className="text-sm">
        Você: <strong>{letter ?? '—'}</strong>
      </span>
      {entry && (
        <span className="text-sm">
          Gabarito: <strong>{entry.annulled ? 'anulada' : entry.letter}</strong>
        </span>
      )}
      <span className="sr-only">{words}</span>
    </li>
  );
}

function verdictOf(letter: string | null, entry: KeyEntry | null): Verdict {
  if (entry?.annulled) return 'annulled';
  if (letter === null) return 'blank';
  if (entry === null) return 'unknown';
  return letter === entry.letter ? 'right' : 'wrong';
}

function VerdictIcon({ verdict }: { verdict: Verdict }) {
  if (verdict === 'unknown') return null;
  const Icon = verdict === 'blank' ? Minus : verdict === 'wrong' ? X : Check;
  return <Icon aria-hidden strokeWidth={3} className="size-4" />;
}
