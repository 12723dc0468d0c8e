import { endOfSheet } from '@gabarita/essay-grader';

/**
 * A text as it is kept: one kind of line break, in the form that highlights count in, and without what a database cannot
 * hold (control characters, halves of a surrogate pair).
 */
export const cleaned = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/\p{Cs}/gu, '\uFFFD')
    .normalize('NFC');

/** What of a text is on the sheet. The grader never cuts, so whoever takes a text in does. */
export function onSheet(text: string): { text: string; truncated: boolean } {
  const whole = cleaned(text);
  const end = endOfSheet(whole);
  return { text: whole.slice(0, end), truncated: whole.slice(end).trim() !== '' };
}
