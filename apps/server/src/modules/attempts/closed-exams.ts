import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { attempts, exams } from '../../db/schema/index.js';
import type { Person } from '../../http/person.js';
import { closedByOthers } from '../exams/closed-keys.js';
import { keyIsOpenTo } from '../exams/policy.js';
import { findStandings } from '../exams/standings.js';

/**
 * Exams this person has sat whose key, and with it every number about the attempt, is still closed to them: by the exam
 * itself, or by another one that asks the same.
 */
export async function closedExams(db: Db, now: Date, person: Person): Promise<number[]> {
  if (person.role !== 'student') return [];
  const sat = await db
    .select({
      id: exams.id,
      show_immediate_answer_key: exams.show_immediate_answer_key,
      end_time: exams.end_time,
    })
    .from(attempts)
    .innerJoin(exams, eq(exams.id, attempts.exam_id))
    .where(eq(attempts.user_id, person.id))
    .groupBy(exams.id);
  const standings = await findStandings(
    db,
    person.id,
    sat.map(({ id }) => id),
  );
  const byOthers = await closedByOthers(
    db,
    now,
    sat.map(({ id }) => id),
    person.id,
  );
  const isClosed = (exam: (typeof sat)[number]) => {
    const standing = standings.get(exam.id);
    return standing === undefined || byOthers.has(exam.id) || !keyIsOpenTo(exam, standing, now);
  };
  return sat.filter(isClosed).map(({ id }) => id);
}
