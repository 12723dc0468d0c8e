import type { AttemptView } from '@gabarita/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { attemptResults, attempts } from '../../db/schema/index.js';
import { closedByOthers } from '../exams/closed-keys.js';
import { countAttempt, recountAttempt } from '../ranking/counting.js';
import { type Taken, takenExam } from '../sessions/session.js';
import type { SheetLine } from '../sessions/sheet.js';
import { type Judge, judgeAt } from './judging.js';
import type { Answers, Mark } from './marking.js';
import { replaceMarks, storeMarks } from './marks.js';
import { receiptFrom } from './receipt.js';
import type { Result } from './result.js';

export type Attempt = typeof attempts.$inferSelect;

/** Everything of an attempt that its answers do not say. */
export interface Occasion {
  userId: number;
  taken: Taken;
  sessionId: number | null;
  turmaId: number | null;
  mode: AttemptView['mode'];
  enteredBy: number | null;
  /** Seconds. */
  timeSpent: number;
  /** Whether it would count in the ranking, if it is the first. */
  mayRank: boolean;
  sentOffline: boolean;
  idempotencyKey: string | null;
  at: Date;
}

/** Marks the answers and writes the attempt down. The score is ours alone: no number of the client's has a way in here. */
export async function recordAttempt(
  tx: Db,
  occasion: Occasion,
  answers: Answers,
  sheet?: SheetLine[],
): Promise<Attempt> {
  const { taken } = occasion;
  const { subject, judge } = await judgeAt(tx, occasion.at, taken, sheet);
  const { marks, result } = judge(occasion.mode, answers);
  const first = !(await hasAttempt(tx, occasion.userId, taken));
  const { openAtOnce, ...about } = subject;
  const [attempt] = await tx
    .insert(attempts)
    .values({
      ...about,
      ...result,
      user_id: occasion.userId,
      session_id: occasion.sessionId,
      exam_id: taken.exam_id,
      edition_id: taken.edition_id,
      language: taken.language,
      day: taken.day,
      turma_id: occasion.turmaId,
      mode: occasion.mode,
      entered_by: occasion.enteredBy,
      time_spent: occasion.timeSpent,
      first,
      ranked: first && occasion.mayRank,
      sent_offline: occasion.sentOffline,
      idempotency_key: occasion.idempotencyKey,
      receipt: receiptOf(occasion, marks),
      created_at: occasion.at,
    })
    .returning();
  if (!attempt) throw new Error('the attempt did not come back from the database');
  await storeMarks(tx, attempt.id, marks);
  // A result that another exam keeps closed counts when that one is over.
  const open = openAtOnce && !(await closedByOthers(tx, occasion.at, examsIn(taken))).size;
  await countAttempt(tx, attempt, open);
  return attempt;
}

const examsIn = ({ exam_id }: Taken): number[] => (exam_id === null ? [] : [exam_id]);

interface Remarking {
  /** By the keys that are open then. */
  at: Date;
  changes?: Partial<Attempt>;
  /** Why the result may change; the old one is kept then. */
  cause?: (typeof attemptResults.$inferInsert)['cause'];
  /** For many attempts at one exam. */
  judge?: Judge;
}

/** Marks an attempt anew: its answers have grown, or the key or the parameters of its questions have changed. */
export async function remarkAttempt(
  tx: Db,
  attempt: Attempt,
  answers: Answers,
  { at, changes = {}, cause, judge }: Remarking,
): Promise<Attempt> {
  const taken = takenIn(attempt);
  const { subject, ...judged } = judge ?? (await judgeAt(tx, at, taken));
  const { marks, result } = judged.judge(attempt.mode, answers);
  if (cause && !isSame(attempt, result)) await keepResult(tx, attempt, cause, at);
  const receipt = receiptOf({ userId: attempt.user_id, at: attempt.created_at, taken }, marks);
  const [marked] = await tx
    .update(attempts)
    .set({ ...result, ...changes, discipline: subject.discipline, receipt })
    .where(eq(attempts.id, attempt.id))
    .returning();
  if (!marked) throw new Error('the attempt did not come back from the database');
  await replaceMarks(tx, attempt.id, marks);
  await recountAttempt(tx, marked);
  return marked;
}

/** What people read of a result. */
const KEPT = ['total_questions', 'correct_answers', 'percentage', 'tri_score', 'tri_source', 'non_tri_score'] as const;

const isSame = (attempt: Attempt, result: Result): boolean =>
  KEPT.every((column) => attempt[column] === result[column]);

async function keepResult(tx: Db, attempt: Attempt, cause: NonNullable<Remarking['cause']>, at: Date): Promise<void> {
  const { id, total_questions, correct_answers, percentage, tri_score, tri_source, non_tri_score } = attempt;
  const kept = { total_questions, correct_answers, percentage, tri_score, tri_source, non_tri_score };
  await tx.insert(attemptResults).values({ attempt_id: id, cause, replaced_at: at, ...kept });
}

/** An essay has no answers to mark anew, so nobody asks for its sheet. */
export const takenIn = ({ exam_id, edition_id, discipline, language, day }: Attempt): Taken =>
  exam_id === null && discipline !== 'redacao'
    ? { exam_id, edition_id, discipline, language, day }
    : takenExam(exam_id ?? 0);

export const hasAttempt = async (db: Db, userId: number, taken: Taken): Promise<boolean> =>
  (await lastAttemptAt(db, userId, taken)) !== null;

export async function lastAttemptAt(db: Db, userId: number, taken: Taken): Promise<number | null> {
  const { exam_id, edition_id, discipline, day } = taken;
  const [row] = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(
      and(
        eq(attempts.user_id, userId),
        exam_id !== null
          ? eq(attempts.exam_id, exam_id)
          : and(
              eq(attempts.edition_id, edition_id ?? 0),
              eq(attempts.discipline, discipline ?? 'prova-completa'),
              day === null ? isNull(attempts.day) : eq(attempts.day, day),
            ),
      ),
    )
    .orderBy(desc(attempts.id))
    .limit(1);
  return row?.id ?? null;
}

/** A code of what was received: the same answers give the same code, so it proves what was in them. */
function receiptOf({ userId, at, taken }: Pick<Occasion, 'userId' | 'at' | 'taken'>, marks: Mark[]): string {
  const answers = marks.map(({ number, letter }) => `${number}${letter ?? '-'}`).join(' ');
  return receiptFrom([userId, at.toISOString(), taken.exam_id, taken.edition_id, answers]);
}
