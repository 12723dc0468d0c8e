import type { CallInput } from '@gabarita/contract';
import { answerOf, type Journal, shown } from '@gabarita/exam-clock';
import type { StoredJournal } from './journal-record';
import { storedPaper } from './papers';

/** An exam with every answer the student saw as given, whether or not a server ever held it. */
export async function wholeAttempt(record: StoredJournal): Promise<CallInput<'POST /api/attempts'>['body']> {
  const { user_id, exam, address, journal, duration_ms, remaining_ms } = record;
  const { year, discipline, customId, day } = address;
  // The language was fixed at the start; without it the server would mark the other one's questions.
  const language = (await storedPaper(user_id, exam))?.paper.language ?? null;
  return {
    ...(customId === null ? { year, discipline, language, day } : { exam_id: customId }),
    time_spent: Math.round((duration_ms - remaining_ms) / 1000),
    user_answers: answersIn(journal),
  };
}

function answersIn(journal: Journal) {
  const questions = new Set([...journal.held.keys(), ...journal.pending.map(({ question }) => question)]);
  return [...questions].flatMap((question) => {
    const letter = answerOf(shown(journal, question))?.choice;
    return letter ? [{ question_id: question, letter }] : [];
  });
}
