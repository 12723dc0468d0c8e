import type { AlternativeView, BankQuestion } from '@gabarita/contract';
import { Check, X } from 'lucide-react';
import { AlternativeText } from '../../app/question-bank/alternative-text';
import { classNames } from '../../ui/class-names';

type AlternativeOptionProps = {
  alternative: AlternativeView;
  question: Pick<BankQuestion, 'id' | 'images'>;
  highlights: ReadonlySet<string>;
  chosen: boolean;
  /** Known once the reader asked; then nothing can be chosen any more. `none` where no alternative is the key. */
  verdict: 'right' | 'wrong' | 'none' | undefined;
  onChoose: () => void;
};

/** A native radio drawn as the bubble of an answer sheet. */
export function AlternativeOption(props: AlternativeOptionProps) {
  const { alternative, question, highlights, chosen, verdict, onChoose } = props;
  return (
    <label
      className={classNames(
        'flex min-h-12 items-start gap-3 rounded-control border px-3 py-2.5 transition-colors',
        boxStyle(chosen, verdict),
      )}
    >
      <input
        type="radio"
        name={`question-${question.id}`}
        checked={chosen}
        disabled={verdict !== undefined}
        onChange={onChoose}
        className="peer sr-only"
      />
      <span
        aria-hidden
        className={classNames(
          'grid size-7 shrink-0 place-items-center rounded-full border-2 text-sm font-bold',
          'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
          chosen ? 'border-primary bg-primary text-on-primary' : 'border-border-strong',
        )}
      >
        {alternative.letter}
      </span>
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-1 self-center">
        <span className="sr-only">Alternativa {alternative.letter}: </span>
        <AlternativeText alternative={alternative} images={question.images} highlights={highlights} />
        <Verdict chosen={chosen} verdict={verdict} />
      </span>
    </label>
  );
}

function Verdict({ chosen, verdict }: Pick<AlternativeOptionProps, 'chosen' | 'verdict'>) {
  if (verdict === 'right') {
    return (
      <span className="flex items-center gap-1.5 font-semibold">
        <Check aria-hidden className="size-4.5" />
        Resposta correta
      </span>
    );
  }
  if (verdict !== 'wrong' || !chosen) return null;
  return (
    <span className="flex items-center gap-1.5 font-semibold">
      <X aria-hidden className="size-4.5" />
      Você marcou esta
    </span>
  );
}

function boxStyle(chosen: boolean, verdict: AlternativeOptionProps['verdict']): string {
  if (verdict === 'right') return 'border-success bg-success-soft text-on-success-soft';
  if (verdict === 'wrong') return chosen ? 'border-danger bg-danger-soft text-on-danger-soft' : 'border-border';
  return chosen ? 'border-primary bg-primary-soft' : 'border-border hover:border-border-strong';
}
