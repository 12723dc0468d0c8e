import { LETTERS, type Letter } from '@gabarita/enem';

/**
 * The answers of a sheet as people dictate them: a letter for each question in turn, a dash for one left blank. Being
 * plain text it can be typed, pasted and corrected like any other.
 */
export type AnswerLine = string;

const BLANK = '-';
/** "12-", "12." or "12)" before a letter: the number of the question, as lists are often written. */
const NUMBERING = /(?<!\d)\d+\s*[-–.):=]\s*(?=[A-E])/g;

/** What was typed; a space or a zero leaves a question blank. What can be no answer is left out. */
export function typedLine(text: string, questions: number): AnswerLine {
  return text
    .toUpperCase()
    .replace(/[\s0._*]/g, BLANK)
    .replace(/[^A-E-]/g, '')
    .slice(0, questions);
}

/** What was pasted: spaces and lines only group it, and numbers only count. */
export const pastedLine = (text: string, questions: number): AnswerLine =>
  typedLine(text.toUpperCase().replace(NUMBERING, '').replace(/\s/g, ''), questions);

export function letterAt(line: AnswerLine, place: number): Letter | null {
  return LETTERS.find((letter) => letter === line[place]) ?? null;
}

export function withLetter(line: AnswerLine, place: number, letter: Letter | null): AnswerLine {
  const before = line.slice(0, place).padEnd(place, BLANK);
  return (before + (letter ?? BLANK) + line.slice(place + 1)).replace(/(?<!-)-+$/, '');
}

export const countAnswered = (line: AnswerLine): number => line.replaceAll(BLANK, '').length;
