import { blankNotes } from './essay-text.js';

/**
 * The text with one blank where blanks belong and no notes in brackets. Features are read from this form alone: in the
 * corpus, stray blanks around punctuation show where a reviewer's mark was cut out, and would give the grade away.
 */
export const withCanonicalBlanks = (text: string): string =>
  blankNotes(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ (?=[,.;:!?…\n])/g, '')
    .replace(/(?<=[,;!?…]|\.(?=\p{Lu}))(?=\p{L})/gu, ' ');
