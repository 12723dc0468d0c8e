/**
 * Line ends that the columns of a PDF left inside sentences. Whether a line ended because its column was full shows in its
 * block: the next word would not have fitted, in line after line. In verse it would have; those breaks are the author's,
 * and stay. So do those of lists, dialogue, tables, quotes, headings and figures.
 */

/** No column of the booklets is narrower than this, counted in letters; hardly any verse is wider. */
const NARROWEST_COLUMN = 42;
/** No verse is this wide: a line that is, and does not end its sentence, was cut, whatever the lines around it are. */
const WIDER_THAN_VERSE = 70;
/** Letters are not equally wide: a full line with its next word has at least this much of the longest line's letters. */
const FULL = 0.84;
/** How many of the line ends inside sentences must be a column's for a block to be prose. */
const MOSTLY = 0.66;

const LINE_END = /(?<![ \t])[ \t]*\\?\n/;
const BLANK_LINES = /(\n[ \t]*\n\s*)/;
const SENTENCE_END = /[.!?:;…]["”’»)\]*_]*\s*$/;
const LOWER_START = /^["“‘«([*_]*[\p{Ll}\d]/u;
const BEGINS_SOMETHING = new RegExp(
  [
    '[-–—*+•●▪◦>|#]\\s|[–—•●▪>|#]', // an item, a speaker, a row, a quote, a heading
    '!\\[', // a figure
    '\\*\\*[^*]+\\*\\*\\s*$', // a title
    '\\(?[\\divxlIVXL]{1,4}[.)]\\s|[a-eA-E]\\)\\s|\\p{L}+ [\\dIVX]+ ?[–—:.]', // a numbered item: 2. or b) or Espécie 2 –
  ]
    .map((kind) => `^\\s*(?:${kind})`)
    .join('|'),
  'u',
);
const CUT_WORD = /\p{Ll}{2}-$/u;
/** First halves of compounds, whose hyphen stays wherever the line ends. */
const COMPOUND = /(?<!\p{L})(?:ex|vice|pós|pré|pró|bem|mal|sem|além|recém|não|meio|guarda|porta|para|corpos?)-$/iu;
/** Pronouns that hang on a verb with a hyphen of their own. */
const PRONOUN = /^(?:se|[mt]e|l?[oa]s?|n[oa]s?|lhes?|vos)\b/u;

export const joinBrokenLines = (text: string): string => text.split(BLANK_LINES).map(joinBlock).join('');

function joinBlock(block: string): string {
  const lines = block.split(LINE_END);
  const ends = block.match(new RegExp(LINE_END, 'g')) ?? [];
  const width = lines.reduce((widest, { length }) => Math.max(widest, length), 0);
  const prose = isProse(lines, width);
  // In pieces: a long text that grew line by line would be copied as often as it has lines.
  const written = lines.slice(0, 1);
  for (const [n, line] of lines.slice(1).entries()) {
    const before = lines[n] ?? '';
    const broken = isCutSentence(before) || (prose && isWrapped(before, line, width));
    if (broken && !standsAlone(before, line)) written.push(...joint(written.pop() ?? '', line));
    else written.push(ends[n] ?? '', line);
  }
  return written.join('');
}

function isProse(lines: string[], width: number): boolean {
  const followed = lines.slice(0, -1).map((line, n) => ({ line, next: lines[n + 1] ?? '' }));
  const open = followed.filter(({ line }) => !SENTENCE_END.test(line));
  const full = open.filter(({ line, next }) => isFull(line, next, width));
  const lower = followed.filter(({ next }) => LOWER_START.test(next));
  return width >= NARROWEST_COLUMN && full.length >= MOSTLY * open.length && lower.length >= followed.length / 2;
}

/** Whether the next word would not have fitted into the column. */
const isFull = (line: string, next: string, width: number): boolean =>
  line.length + 1 + next.replace(/\s.*$/s, '').length >= FULL * width;

const isCutSentence = (line: string): boolean => line.length >= WIDER_THAN_VERSE && !SENTENCE_END.test(line);

const isWrapped = (line: string, next: string, width: number): boolean =>
  isFull(line, next, width) || (LOWER_START.test(next) && !SENTENCE_END.test(line));

const standsAlone = (line: string, next: string): boolean =>
  line.trim() === '' || next.trim() === '' || BEGINS_SOMETHING.test(next);

/** A hyphen at the end of a line cut a word in two, unless a compound or a pronoun has it anyway. */
function joint(line: string, next: string): string[] {
  if (!line.endsWith('-')) return [line, ' ', next];
  const cut = CUT_WORD.test(line) && !COMPOUND.test(line) && /^\p{Ll}/u.test(next) && !PRONOUN.test(next);
  return [cut ? line.slice(0, -1) : line, next];
}
