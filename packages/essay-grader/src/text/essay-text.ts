import { hasTitle, joinWrappedLines, linesOf } from './paragraph-lines.js';
import { plain } from './plain.js';
import { splitSentences } from './split-sentences.js';

export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface Word extends Range {
  readonly text: string;
  readonly lower: string;
  /** Lower case without accents, for comparing words whatever the spelling. */
  readonly plain: string;
}

export interface Sentence extends Range {
  readonly text: string;
  readonly words: readonly Word[];
}

export interface Paragraph extends Range {
  readonly text: string;
  readonly words: readonly Word[];
  readonly sentences: readonly Sentence[];
}

/** An essay without its title, cut into paragraphs, sentences and words, each with its range in `text`. */
export interface EssayText {
  readonly text: string;
  readonly paragraphs: readonly Paragraph[];
  readonly sentences: readonly Sentence[];
  readonly words: readonly Word[];
}

const WORD = /\p{L}+(?:[-'’]\p{L}+)*/gu;

/**
 * Text in square brackets is a note about the essay, not the essay (the corpus has reviewers' notes left there), and no
 * feature may see it. It is blanked with the same length, so that ranges keep pointing into the student's text.
 */
export const blankNotes = (text: string): string => text.replace(UP_TO_BRACKET, blankNote);

/** What a bracket could close, with it. A pattern of the note itself would try every opening bracket against a whole line. */
const UP_TO_BRACKET = /(?<![^\]\n])[^\]\n]*\]/g;

function blankNote(upToBracket: string): string {
  const start = upToBracket.indexOf('[');
  return start < 0 ? upToBracket : upToBracket.slice(0, start) + ' '.repeat(upToBracket.length - start);
}

export function parseEssay(source: string): EssayText {
  const text = joinWrappedLines(blankNotes(source.replace(/[\u00a0\t\r]/g, ' ')));
  const lines = linesOf(text);
  const paragraphs = lines.slice(hasTitle(text, lines) ? 1 : 0).map((line) => parseParagraph(text, line));
  return {
    text,
    paragraphs,
    sentences: paragraphs.flatMap(({ sentences }) => sentences),
    words: paragraphs.flatMap(({ words }) => words),
  };
}

function parseParagraph(essay: string, line: Range): Paragraph {
  const raw = essay.slice(line.start, line.end);
  const text = raw.trim();
  const start = line.start + raw.indexOf(text);
  const sentences = splitSentences(text).map((range): Sentence => {
    const sentence = text.slice(range.start, range.end);
    const from = start + range.start;
    return { text: sentence, start: from, end: start + range.end, words: wordsOf(sentence, from) };
  });
  return { text, start, end: start + text.length, sentences, words: sentences.flatMap(({ words }) => words) };
}

export function wordsOf(text: string, offset = 0): Word[] {
  return [...text.matchAll(WORD)].map((match) => {
    const [word] = match;
    const start = offset + match.index;
    return { text: word, lower: word.toLowerCase(), plain: plain(word), start, end: start + word.length };
  });
}
