import type { AttemptQuestion } from '@gabarita/contract';
import { asc, eq } from 'drizzle-orm';
import { AppError } from '../../app-error.js';
import { attemptAnswers, questions } from '../../db/schema/index.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { withAsked } from '../questions/asked.js';
import { readAttempt } from './service.js';

/** What was asked, to look at again beside one's answers. While the key is closed the exam may still be on for others. */
export async function attemptQuestions(services: Services, person: Person, id: number): Promise<AttemptQuestion[]> {
  const attempt = await readAttempt(services, person, id);
  if (!attempt.key_open) throw new AppError('questions.key-closed');
  const rows = await services.db
    .select({
      id: questions.id,
      index: attemptAnswers.number,
      context: questions.context,
      statement: questions.statement,
    })
    .from(attemptAnswers)
    .innerJoin(questions, eq(questions.id, attemptAnswers.question_id))
    .where(eq(attemptAnswers.attempt_id, id))
    .orderBy(asc(attemptAnswers.number));
  const asked = await withAsked(services.db, rows);
  return asked.map(({ id: question_id, ...question }) => ({ question_id, ...question }));
}
