/** What INEP's microdata put in place of the answers in the language that was not chosen. */
const OTHER_LANGUAGE = '99999';

/**
 * Answers as people type or paste them — "ABCDE", "a b c", "1-A 2-B", "1) A; 2) B", one a line — as one character a
 * question: A–E, `.` for a blank (also typed `-` or `_`), `*` for a double mark. Null when something else is in it.
 */
export function typedResponses(text: string): string | null {
  const letters = text
    .toUpperCase()
    .replace(OTHER_LANGUAGE, '.....')
    .replaceAll(/\d+\s*[-–.):ªº]?/g, '')
    .replaceAll(/[\s,;|/]+/g, '')
    .replaceAll(/[-–_]/g, '.');
  return /^[A-E.*]*$/.test(letters) ? letters : null;
}
