import type { Letter } from '@gabarita/enem';
import { type KeyboardEvent, memo } from 'react';
import { classNames } from '../../ui/class-names';

type AnswerRowProps = {
  number: number;
  /** As the server sent them, so that a row is drawn again only when its answer changes. */
  alternatives: readonly { letter: Letter }[];
  chosen: Letter | null;
  onChoose: (number: number, letter: Letter | null) => void;
};

/**
 * A question of the sheet: its number and its bubbles, native radios underneath. A tap on the chosen one empties the
 * question again, and so does Delete.
 */
export const AnswerRow = memo(function AnswerRow({ number, alternatives, chosen, onChoose }: AnswerRowProps) {
  const letters = alternatives.map(({ letter }) => letter);
  const onKeyDown = (event: KeyboardEvent) => {
    const letter = letters.find((known) => known === event.key.toUpperCase());
    const empties = event.key === 'Delete' || event.key === 'Backspace' || event.key === '0';
    if ((!letter && !empties) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChoose(number, letter ?? null);
    focusQuestion(event.currentTarget, number + (event.key === 'Backspace' ? -1 : 1));
  };

  return (
    <fieldset
      data-question={number}
      onKeyDown={onKeyDown}
      className="flex items-center gap-1 rounded-control border border-border bg-surface-raised px-2 py-1"
    >
      <legend className="sr-only">Questão {number}</legend>
      <span aria-hidden className="w-8 text-right font-bold text-muted tabular-nums">
        {number}
      </span>
      {letters.map((letter) => (
        <label key={letter} className="grid size-11 place-items-center">
          <input
            type="radio"
            name={`question-${number}`}
            value={letter}
            checked={letter === chosen}
            onChange={() => onChoose(number, letter)}
            onClick={() => letter === chosen && onChoose(number, null)}
            className="peer sr-only"
          />
          <span
            className={classNames(
              'grid size-9 place-items-center rounded-full border-2 font-semibold transition-colors',
              'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
              letter === chosen ? 'border-primary bg-primary text-on-primary' : 'border-border-strong',
            )}
          >
            {letter}
          </span>
        </label>
      ))}
    </fieldset>
  );
});

/** Typing letters in a row walks down the sheet. */
function focusQuestion(from: EventTarget & Element, number: number): void {
  const row = from.parentElement?.querySelector(`[data-question="${number}"]`);
  const radio = row?.querySelector<HTMLInputElement>('input:checked') ?? row?.querySelector('input');
  radio?.focus();
}
