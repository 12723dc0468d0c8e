import { type CallParsed, messages } from '@gabarita/contract';
import { LETTERS, type Letter } from '@gabarita/enem';
import { fieldError } from '../../app-error.js';
import { lineNamed, type SheetLine } from '../sessions/sheet.js';
import type { Answers } from './marking.js';

type Given = NonNullable<CallParsed<'POST /api/attempts', 'body'>['user_answers']>;
type GivenAnswer = NonNullable<Given[number]>;

/**
 * The answers of a payload, by question. Clients name the question by id, by number, by the alternative they chose, or
 * only by its place in the list. What names nothing of this exam is refused by its place in the body.
 */
export function readAnswers(given: Given, sheet: SheetLine[], manual: boolean): Answers {
  const answers = new Map<number, { letter: Letter | null; time_spent: number | null }>();
  given.forEach((answer, place) => {
    if (answer === null) return;
    const line = lineOf(answer, sheet, manual, place);
    if (!line) throw fieldError(`user_answers.${place}.question_id`, messages.attempts.unknownQuestion);
    if (!line.available) return;
    const letter = letterOf(answer, line, manual, place);
    const time_spent = answer.time_spent === undefined ? null : Math.round(answer.time_spent);
    answers.set(line.question_id, { letter, time_spent });
  });
  return answers;
}

function lineOf(answer: GivenAnswer, sheet: SheetLine[], manual: boolean, place: number): SheetLine | undefined {
  const { question_id, index } = answer;
  if (question_id !== undefined || index !== undefined) return lineNamed(sheet, { question_id, index });
  const chosen = alternativeIn(answer, manual);
  if (chosen === null) return sheet[place];
  return sheet.find(({ alternatives }) => alternatives.some(({ id }) => id === chosen));
}

/** In a manual sheet `answer_id` is the number of the letter. */
const alternativeIn = ({ answer_id, id }: GivenAnswer, manual: boolean): number | null =>
  manual ? (id ?? null) : (answer_id ?? id ?? null);

function letterOf(answer: GivenAnswer, { alternatives }: SheetLine, manual: boolean, place: number): Letter | null {
  const chosen = alternativeIn(answer, manual);
  const numbered = manual && answer.answer_id ? LETTERS[answer.answer_id - 1] : undefined;
  if (chosen === null && !numbered && !answer.letter && !(manual && answer.answer_id)) return null;
  const found = alternatives.find(({ id, letter }) =>
    chosen === null ? letter === (numbered ?? answer.letter) : id === chosen,
  );
  if (!found) throw fieldError(`user_answers.${place}.answer_id`, messages.attempts.unknownAnswer);
  return found.letter;
}
