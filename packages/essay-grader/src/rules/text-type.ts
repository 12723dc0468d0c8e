const LIST_LINE = /^\s*(?:[-•*–]\s|\d{1,2}\s*[.)-]\s)/;
const SPEECH_LINE = /^\s*[—–-]\s*\p{Lu}/u;
const SALUTATION = /^\s*(?:prezad[oa]s?|querid[oa]s?|car[oa]s?|ilustríssim[oa]|excelentíssim[oa])\s/iu;
const FAREWELL =
  /(?:atenciosamente|cordialmente|respeitosamente|um (?:grande )?abraço|beijos)[,.!\s]*(?:\p{L}{1,40}(?:\s+\p{L}{1,40}){0,3}\s*)?$/iu;

const LEAST_LINES = 6;
const MOSTLY = 0.75;
const VERSE_LINES = 12;
const LONGEST_VERSE = 55;

/** Another text type, told by its shape alone: a list, a dialogue, a letter, verses. */
export function isAnotherTextType(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const most = (pattern: RegExp) =>
    lines.length >= LEAST_LINES && lines.filter((line) => pattern.test(line)).length > MOSTLY * lines.length;
  return (
    most(LIST_LINE) || most(SPEECH_LINE) || (SALUTATION.test(text) && FAREWELL.test(text.trim())) || isVerse(lines)
  );
}

/** Short lines that each begin with a capital and seldom end a sentence; prose cut at the margin begins with small ones. */
function isVerse(lines: readonly string[]): boolean {
  if (lines.length < VERSE_LINES) return false;
  const shareOf = (test: (line: string) => boolean) => lines.filter(test).length / lines.length;
  return (
    shareOf((line) => line.trim().length <= LONGEST_VERSE) > 0.8 &&
    shareOf((line) => /^\s*["“]?\p{Lu}/u.test(line)) > 0.8 &&
    shareOf((line) => /[.!?]\s*$/.test(line)) < 0.5
  );
}
