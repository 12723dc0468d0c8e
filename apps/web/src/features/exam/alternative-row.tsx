import type { AlternativeView } from '@gabarita/contract';
import { Undo2, X } from 'lucide-react';
import type { AskedQuestion } from '../../offline/exam-paper';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/icon-button';
import { RichLine } from '../../ui/rich-text/rich-text';

type AlternativeRowProps = {
  question: AskedQuestion;
  alternative: AlternativeView;
  chosen: boolean;
  annulled: boolean;
  onChoose: () => void;
  onAnnul: () => void;
  onRevert: () => void;
};

/**
 * One alternative: a bubble of the answer sheet, at least 48 px high. With a mouse the X appears on hover, as specified;
 * a finger and the keyboard have nothing to hover with, so for them it is always there on the chosen one.
 */
export function AlternativeRow(props: AlternativeRowProps) {
  const { question, alternative, chosen, annulled, onChoose, onAnnul, onRevert } = props;
  const { letter } = alternative;
  return (
    <li
      className={classNames(
        'group grid grid-cols-[1fr_auto] items-center rounded-control border-2 transition-colors',
        'has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
        chosen && 'border-primary bg-primary-soft text-on-primary-soft',
        annulled && 'border-dashed border-border-strong bg-surface-sunken text-muted',
        !chosen && !annulled && 'border-border bg-surface-raised hover:border-border-strong',
      )}
    >
      <label className={classNames('flex min-h-14 items-center gap-3 px-3 py-2.5', annulled && 'cursor-not-allowed!')}>
        <input
          type="radio"
          name={`questao-${question.id}`}
          value={letter}
          checked={chosen}
          disabled={annulled}
          onChange={onChoose}
          className="sr-only"
        />
        <Bubble letter={letter} chosen={chosen} annulled={annulled} />
        <span className={classNames('min-w-0 wrap-anywhere', annulled && 'line-through')}>
          <AlternativeText question={question} alternative={alternative} />
        </span>
        {annulled && <span className="sr-only">(anulada)</span>}
      </label>
      {chosen && (
        <IconButton
          label={`Anular a alternativa ${letter}`}
          icon={<X />}
          onClick={onAnnul}
          className="mr-1.5 size-12! focus-visible:opacity-100 [@media(hover:hover)]:opacity-0 [@media(hover:hover)]:group-hover:opacity-100 [@media(hover:hover)]:group-has-focus-visible:opacity-100"
        />
      )}
      {annulled && (
        <IconButton
          label={`Reverter a anulação da alternativa ${letter}`}
          icon={<Undo2 />}
          onClick={onRevert}
          className="mr-1.5 size-12! text-text"
        />
      )}
    </li>
  );
}

function Bubble({ letter, chosen, annulled }: { letter: string; chosen: boolean; annulled: boolean }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-9 shrink-0 place-items-center rounded-full border-2 text-base font-bold transition-colors',
        chosen ? 'border-primary bg-primary text-on-primary' : 'border-border-strong',
        annulled && 'line-through',
      )}
    >
      {letter}
    </span>
  );
}

function AlternativeText({ question, alternative }: { question: AskedQuestion; alternative: AlternativeView }) {
  const { letter, text, image } = alternative;
  const markdown = [text, image && `![](${image})`].filter(Boolean).join(' ');
  return (
    <>
      <span className="sr-only">{letter}: </span>
      <RichLine markdown={markdown} images={question.images} />
    </>
  );
}
