import type { Letter } from '@gabarita/enem';

/** What a student did with one question. */
export interface Mark {
  letter: Letter | null;
  annulled: readonly Letter[];
}

export const BLANK: Mark = { letter: null, annulled: [] };

/** An annulled alternative cannot be chosen; everything else replaces what was chosen before. */
export const choose = (mark: Mark, letter: Letter): Mark =>
  mark.annulled.includes(letter) ? mark : { ...mark, letter };

/** Section 4: the X removes the selection and marks the alternative annulled. */
export const annul = ({ letter, annulled }: Mark, struck: Letter): Mark => ({
  letter: letter === struck ? null : letter,
  annulled: annulled.includes(struck) ? annulled : [...annulled, struck].sort(),
});

export const revert = (mark: Mark, struck: Letter): Mark => ({
  ...mark,
  annulled: mark.annulled.filter((letter) => letter !== struck),
});
