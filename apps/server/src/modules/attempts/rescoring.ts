import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { attempts, type RescoringCause, rescorings } from '../../db/schema/index.js';
import type { Services } from '../../services.js';
import { type Judge, judgeAt } from './judging.js';
import { recordedAnswers } from './marks.js';
import { type Attempt, remarkAttempt, takenIn } from './record.js';

/**
 * Marks attempts anew when what they are marked by has changed. The change asks for it in its own transaction; the work
 * is done afterwards, a few attempts at a time, so that an exam of thousands blocks nobody. It may be interrupted at
 * any point and goes on where it was.
 */

/** What has changed: a custom exam, or an edition. */
export type Rescored = { exam_id: number } | { edition_id: number };

export async function requestRescoring(tx: Db, rescored: Rescored, cause: RescoringCause): Promise<void> {
  const restarted = { cause, reached: 0 };
  await tx
    .insert(rescorings)
    .values({ ...rescored, ...restarted })
    .onConflictDoUpdate({
      target: 'exam_id' in rescored ? rescorings.exam_id : rescorings.edition_id,
      set: restarted,
    });
}

/**
 * For questions of the bank: their own editions, and every exam that has one of them. Only those somebody attempted, and
 * always in the same order, so that two changes at once wait for each other and never in a circle.
 */
export async function requestRescoringWith(tx: Db, questionIds: number[]): Promise<void> {
  const ids = sql`any(${sql.param(questionIds)}::integer[])`;
  const { rows } = await tx.execute<{ exam_id: number | null; edition_id: number | null }>(sql`
    select distinct exam_id, null::integer as edition_id from exam_questions
    where question_id = ${ids} and exists (select from attempts where attempts.exam_id = exam_questions.exam_id)
    union
    select distinct null::integer, edition_id from questions
    where id = ${ids} and exists (select from attempts where attempts.edition_id = questions.edition_id)
    order by exam_id, edition_id`);
  for (const { exam_id, edition_id } of rows) {
    if (exam_id !== null) await requestRescoring(tx, { exam_id }, 'key');
    if (edition_id !== null) await requestRescoring(tx, { edition_id }, 'key');
  }
}

/** Makes a change that asks for re-scoring. Of a class all attempts, of a crowd the first, are done when it returns. */
export async function changeAndRescore<T>(
  services: Pick<Services, 'db' | 'clock'>,
  change: (tx: Db) => Promise<T>,
): Promise<T> {
  const changed = await services.db.transaction(change);
  await rescoreSome(services);
  return changed;
}

/** The embedded database has one connection, so a transaction must be short; four of them are more than a class. */
const IN_A_TRANSACTION = 25;
const TRANSACTIONS = 4;

/** The job: a bounded piece of work, however many attempts wait. */
export async function rescoreSome(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  for (let done = 0; done < TRANSACTIONS; done++) if (!(await rescoreBatch(services))) return;
}

/** One batch, of the latest request first, for somebody is waiting for it. Says whether there was anything to do. */
function rescoreBatch({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [waiting] = await tx
      .select()
      .from(rescorings)
      .orderBy(desc(rescorings.id))
      .limit(1)
      // Another process may be at it already.
      .for('update', { skipLocked: true });
    if (!waiting) return false;
    const batch = await nextAttempts(tx, waiting);
    await remarkAll(tx, batch, waiting.cause, clock.now());
    const last = batch.at(-1);
    const which = eq(rescorings.id, waiting.id);
    if (last && batch.length === IN_A_TRANSACTION) await tx.update(rescorings).set({ reached: last.id }).where(which);
    else await tx.delete(rescorings).where(which);
    return true;
  });
}

function nextAttempts(tx: Db, { exam_id, edition_id, reached }: typeof rescorings.$inferSelect): Promise<Attempt[]> {
  const ofWhat = exam_id === null ? eq(attempts.edition_id, edition_id ?? 0) : eq(attempts.exam_id, exam_id);
  return (
    tx
      .select()
      .from(attempts)
      // An essay has a grade, and no key.
      .where(and(ofWhat, gt(attempts.id, reached), sql`${attempts.discipline} is distinct from 'redacao'`))
      .orderBy(asc(attempts.id))
      .limit(IN_A_TRANSACTION)
      .for('update')
  );
}

async function remarkAll(tx: Db, batch: Attempt[], cause: RescoringCause, at: Date): Promise<void> {
  const judges = new Map<string, Judge>();
  // By student, as two batches at once must lock standings in the ranking in the same order.
  for (const attempt of batch.toSorted((one, other) => one.user_id - other.user_id)) {
    const taken = takenIn(attempt);
    const name = JSON.stringify(taken);
    const judge = judges.get(name) ?? (await judgeAt(tx, at, taken));
    judges.set(name, judge);
    await remarkAttempt(tx, attempt, await recordedAnswers(tx, attempt.id), { at, judge, cause });
  }
}

/** How far the re-scoring of an exam has come; null when none is under way. */
export async function rescoringOf(db: Db, examId: number): Promise<{ done: number; total: number } | null> {
  const [row] = await db
    .select({
      done: sql<number>`count(*) filter (where ${attempts.id} <= ${rescorings.reached})::integer`,
      total: sql<number>`count(*)::integer`,
    })
    .from(rescorings)
    .innerJoin(attempts, eq(attempts.exam_id, rescorings.exam_id))
    .where(eq(rescorings.exam_id, examId))
    .groupBy(rescorings.id);
  return row ?? null;
}
