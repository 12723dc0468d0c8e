import { answerOf, type Journal, shown } from '@gabarita/exam-clock';

/** How many questions have an answer, as the student sees them. */
export function answeredIn(journal: Journal): number {
  const questions = new Set([...journal.held.keys(), ...journal.pending.map(({ question }) => question)]);
  return [...questions].filter((question) => answerOf(shown(journal, question))?.choice).length;
}
