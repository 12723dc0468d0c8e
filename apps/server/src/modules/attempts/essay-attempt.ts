import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { attempts } from '../../db/schema/index.js';
import type { Person } from '../../http/person.js';
import type { Exam } from '../exams/policy.js';
import { countAttempt, recountAttempt } from '../ranking/counting.js';
import { takenExam } from '../sessions/session.js';
import { randomReceipt } from './receipt.js';
import { type Attempt, hasAttempt } from './record.js';

/** Essays among the attempts: no questions, a score out of 1000, and a tenth of it as the percentage that ranks. */

const NO_QUESTIONS = { total_questions: 0, answered: 0, correct_answers: 0 } as const;
const scored = (score: number) => ({ score, percentage: score / 10 });

interface Practice {
  year: number;
  edition: { id: number | null; source: 'ENEM' | 'ORIGINAL'; title: string };
  score: number;
  at: Date;
}

/** The first essay of a year is an attempt; later versions are rewriting, kept with the essay alone. Nobody timed it: it does not rank. */
export async function recordPractice(tx: Db, person: Person, practice: Practice): Promise<Attempt | undefined> {
  const { year, edition, score, at } = practice;
  const [before] = await tx
    .select({ one: sql`1` })
    .from(attempts)
    .where(and(eq(attempts.user_id, person.id), eq(attempts.year, year), eq(attempts.discipline, 'redacao')))
    .limit(1);
  if (before) return undefined;
  const [attempt] = await tx
    .insert(attempts)
    .values({
      ...NO_QUESTIONS,
      ...scored(score),
      user_id: person.id,
      source: edition.source,
      edition_id: edition.id,
      exam_name: edition.title,
      year,
      discipline: 'redacao',
      mode: 'screen',
      time_spent: 0,
      first: true,
      ranked: false,
      receipt: randomReceipt(),
      created_at: at,
    })
    .returning();
  if (!attempt) throw new Error('the attempt did not come back from the database');
  return attempt;
}

interface ExamEssay {
  person: Pick<Person, 'id' | 'role'>;
  exam: Exam;
  score: number;
  sessionId: number | null;
  turmaId: number | null;
  /** Seconds. */
  timeSpent: number;
  /** It arrived after its time, written offline: it counts, and does not rank. */
  late: boolean;
  idempotencyKey: string | null;
  at: Date;
}

export async function recordExamEssay(tx: Db, essay: ExamEssay): Promise<Attempt> {
  const { person, exam, score, late, at } = essay;
  const first = !(await hasAttempt(tx, person.id, takenExam(exam.id)));
  const [attempt] = await tx
    .insert(attempts)
    .values({
      ...NO_QUESTIONS,
      ...scored(score),
      user_id: person.id,
      session_id: essay.sessionId,
      source: 'CUSTOM',
      exam_id: exam.id,
      exam_name: exam.title,
      discipline: 'redacao',
      turma_id: essay.turmaId,
      mode: 'screen',
      time_spent: essay.timeSpent,
      first,
      ranked: first && person.role === 'student' && essay.sessionId !== null && !late,
      sent_offline: late,
      idempotency_key: essay.idempotencyKey,
      receipt: randomReceipt(),
      created_at: at,
    })
    .returning();
  if (!attempt) throw new Error('the attempt did not come back from the database');
  await countAttempt(tx, attempt, exam.show_immediate_answer_key);
  return attempt;
}

/** What was written offline joins the attempt that the job left: it counts, and does not rank. */
export async function joinEssayAttempt(
  tx: Db,
  { id }: Attempt,
  score: number,
  idempotency_key: string | null,
): Promise<Attempt> {
  const [attempt] = await tx
    .update(attempts)
    .set({ ...scored(score), idempotency_key, sent_offline: true, ranked: false })
    .where(eq(attempts.id, id))
    .returning();
  if (!attempt) throw new Error('the attempt did not come back from the database');
  await recountAttempt(tx, attempt);
  return attempt;
}

/** Teachers came to a grade of their own: it is the one that counts from now on. */
export async function regradeEssay(tx: Db, attemptId: number, score: number): Promise<void> {
  const [attempt] = await tx.update(attempts).set(scored(score)).where(eq(attempts.id, attemptId)).returning();
  if (attempt) await recountAttempt(tx, attempt);
}
