/** ENEM's answer sheet has 30 lines; a handwritten line holds about 100 characters of typed text in this product. */
export const SHEET_LINES = 30;
export const CHARACTERS_PER_LINE = 100;

export interface SheetLine {
  /** Range of the line in the text, without the line break that ends it. */
  readonly start: number;
  readonly end: number;
}

/**
 * The lines a text takes on the sheet. Words are not broken unless one alone is longer than a line, an empty paragraph
 * still takes its line, and a text that ends in a line break is being continued, so its next line is open.
 */
export function sheetLines(text: string, width = CHARACTERS_PER_LINE): SheetLine[] {
  if (text === '') return [];
  const lines: SheetLine[] = [];
  let start = 0;
  for (const paragraph of text.split('\n')) {
    lines.push(...wrap(paragraph, start, width));
    start += paragraph.length + 1;
  }
  return lines;
}

export const countSheetLines = (text: string, width = CHARACTERS_PER_LINE): number => sheetLines(text, width).length;

/** More than the sheet can hold, and one line on: what lies behind cannot change where the 30th line ends. */
const REACH = (SHEET_LINES + 1) * (CHARACTERS_PER_LINE + 1);

/** Where the 30th line ends; what follows does not fit the sheet. As quick for a pasted book as for an essay. */
export function endOfSheet(text: string): number {
  return sheetLines(text.slice(0, REACH))[SHEET_LINES - 1]?.end ?? text.length;
}

function wrap(paragraph: string, offset: number, width: number): SheetLine[] {
  const lines: SheetLine[] = [];
  let from = 0;
  while (paragraph.length - from > width) {
    // Looked for in this line alone: in a word of a megabyte every line would otherwise search back to the beginning.
    const lastBlank = paragraph.slice(from, from + width + 1).lastIndexOf(' ');
    const end = lastBlank > 0 ? from + lastBlank : from + width;
    lines.push({ start: offset + from, end: offset + end });
    from = paragraph[end] === ' ' ? end + 1 : end;
  }
  lines.push({ start: offset + from, end: offset + paragraph.length });
  return lines;
}
