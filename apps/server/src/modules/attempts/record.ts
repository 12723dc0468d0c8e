import { createHash } from 'node:crypto';
import type { AttemptView } from '@gabarita/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { attemptAnswers, attempts } from '../../db/schema/index.js';
import { type Taken, takenExam } from '../sessions/session.js';
import { sheetOf } from '../sessions/sheet.js';
import { type Answers, type Mark, markSheet } from './marking.js';
import { resultOf } from './result.js';
import { subjectOf } from './rules.js';

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
export async function recordAttempt(tx: Db, occasion: Occasion, answers: Answers): Promise<Attempt> {
  const { taken } = occasion;
  const { marks, subject, result } = await judge(tx, taken, occasion.mode, answers);
  const first = !(await hasAttempt(tx, occasion.userId, taken));
  const { rules: _, ...about } = subject;
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
  await insertMarks(tx, attempt.id, marks);
  return attempt;
}

/** Marks an attempt anew: its answers have grown, or the key has changed. */
export async function remarkAttempt(
  tx: Db,
  attempt: Attempt,
  answers: Answers,
  changes: Partial<Pick<Attempt, 'sent_offline' | 'late_answers' | 'ranked'>> = {},
): Promise<Attempt> {
  const { marks, subject, result } = await judge(tx, takenIn(attempt), attempt.mode, answers);
  const occasion = { userId: attempt.user_id, at: attempt.created_at, taken: takenIn(attempt) };
  const receipt = receiptOf(occasion, marks);
  const { discipline } = subject;
  const [marked] = await tx
    .update(attempts)
    .set({ ...result, ...changes, discipline, receipt })
    .where(eq(attempts.id, attempt.id))
    .returning();
  if (!marked) throw new Error('the attempt did not come back from the database');
  await tx.delete(attemptAnswers).where(eq(attemptAnswers.attempt_id, attempt.id));
  await insertMarks(tx, attempt.id, marks);
  return marked;
}

/** An essay has no answers to mark anew, so nobody asks for its sheet. */
const takenIn = ({ exam_id, edition_id, discipline, language, day }: Attempt): Taken =>
  exam_id === null && discipline !== 'redacao'
    ? { exam_id, edition_id, discipline, language, day }
    : takenExam(exam_id ?? 0);

async function judge(tx: Db, taken: Taken, mode: AttemptView['mode'], answers: Answers) {
  const sheet = await sheetOf(tx, taken);
  const marks = await markSheet(tx, sheet, answers);
  const subject = await subjectOf(tx, taken, sheet);
  return { marks, subject, result: resultOf(marks, { ...subject.rules, manual: mode === 'manual' }) };
}

export async function hasAttempt(db: Db, userId: number, taken: Taken): Promise<boolean> {
  const { exam_id, edition_id, discipline, day } = taken;
  const [row] = await db
    .select({ one: sql`1` })
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
    .limit(1);
  return row !== undefined;
}

/** The answers an attempt was marked by. */
export async function recordedAnswers(db: Db, attemptId: number): Promise<Answers> {
  const rows = await db.select().from(attemptAnswers).where(eq(attemptAnswers.attempt_id, attemptId));
  const given = rows.filter(({ letter }) => letter !== null);
  return new Map(given.map(({ question_id, letter, time_spent }) => [question_id, { letter, time_spent }]));
}

async function insertMarks(tx: Db, attemptId: number, marks: Mark[]): Promise<void> {
  if (marks.length === 0) return;
  await tx.insert(attemptAnswers).values(
    marks.map(({ question_id, number, letter, correct, available, points, time_spent }) => ({
      attempt_id: attemptId,
      question_id,
      number,
      letter,
      correct,
      available,
      points,
      time_spent,
    })),
  );
}

/** Without the letters that are taken for digits. */
const RECEIPT_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code of what was received: the same answers give the same code, so it proves what was in them. */
function receiptOf({ userId, at, taken }: Pick<Occasion, 'userId' | 'at' | 'taken'>, marks: Mark[]): string {
  const answers = marks.map(({ number, letter }) => `${number}${letter ?? '-'}`).join(' ');
  return receiptFrom([userId, at.toISOString(), taken.exam_id, taken.edition_id, answers]);
}

export function receiptFrom(parts: readonly unknown[]): string {
  const digest = createHash('sha256').update(parts.join('|')).digest();
  const letters = Array.from(digest.subarray(0, 8), (byte) => RECEIPT_LETTERS[byte % RECEIPT_LETTERS.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
