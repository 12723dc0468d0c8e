import type { Range } from './essay-text.js';

/**
 * A sentence ends at . ! ? … before a capital, a digit or the end. Blanks around the mark decide nothing: in the corpus
 * they betray where a reviewer wrote, and a student who forgets one has still ended the sentence. A row of marks is tried
 * from its first two alone: an abbreviation may own the first, and from a later one nothing else can be found.
 */
const END =
  /(?<!(?:^|[^\p{L}])(?:\p{Lu}|Dr|Dra|Sr|Sra|Prof|Art|art|nº|p))(?<![.!?…]{2})[.!?…]+["”'’)]*(?=\s*["“'‘(]?\p{Lu}|\s+\d|\s*$)/gu;

export function splitSentences(text: string): Range[] {
  const ranges: Range[] = [];
  let start = 0;
  for (const mark of text.matchAll(END)) {
    pushTrimmed(ranges, text, start, mark.index + mark[0].length);
    start = mark.index + mark[0].length;
  }
  pushTrimmed(ranges, text, start, text.length);
  return ranges;
}

function pushTrimmed(ranges: Range[], text: string, start: number, end: number): void {
  const raw = text.slice(start, end);
  const trimmed = raw.trim();
  if (trimmed === '') return;
  const from = start + raw.indexOf(trimmed);
  ranges.push({ start: from, end: from + trimmed.length });
}
