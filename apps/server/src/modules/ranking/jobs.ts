import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { attempts, exams, rankingResults } from '../../db/schema/index.js';
import type { Services } from '../../services.js';
import { closedByOthers } from '../exams/closed-keys.js';
import { keyIsOpenTo } from '../exams/policy.js';
import { findStandings } from '../exams/standings.js';

/** No student: what is asked here is the same for all. */
const NOBODY = 0;

/**
 * Lets results count whose key has opened: a student who may not know a result must not read it off the ranking either.
 * Each in a transaction of its own, so that it never waits for a lock while it holds another.
 */
export async function openHeldResults({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const held = await heldAttempts(db);
  const examIds = [...new Set(held.flatMap(({ exam_id }) => exam_id ?? []))];
  const rows = await db.select().from(exams).where(inArray(exams.id, examIds));
  const standings = await findStandings(db, NOBODY, examIds);
  const closed = await closedByOthers(db, clock.now(), examIds);
  const isOpen = (exam: (typeof rows)[number]) =>
    !closed.has(exam.id) &&
    keyIsOpenTo(exam, { attempted: true, lastDeadline: standings.get(exam.id)?.lastDeadline ?? null }, clock.now());
  const open = new Set(rows.filter(isOpen).map(({ id }) => id));
  for (const { id, exam_id } of held) {
    // An exam that is gone asks nobody to wait.
    if (exam_id === null || open.has(exam_id)) {
      await db.update(rankingResults).set({ open: true }).where(eq(rankingResults.attempt_id, id));
    }
  }
}

const heldAttempts = (db: Db) =>
  db
    .select({ id: attempts.id, exam_id: attempts.exam_id })
    .from(rankingResults)
    .innerJoin(attempts, eq(attempts.id, rankingResults.attempt_id))
    .where(eq(rankingResults.open, false))
    .groupBy(attempts.id);

/**
 * Adds up what was appended to the tally, average by average. Readers sum over whatever rows they find, so they see the
 * same numbers before and after; two that fold at once take different rows.
 */
export async function foldTally(db: Db): Promise<void> {
  await db.execute(sql`
    with loose as (select area, average from ranking_tally group by area, average having count(*) > 1),
    taken as (
      delete from ranking_tally where (area, average) in (select area, average from loose)
      returning area, average, students)
    insert into ranking_tally
      select area, average, sum(students) from taken group by area, average having sum(students) <> 0`);
}
