import type { AttemptView } from '@gabarita/contract';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { prepared } from '../../db/prepared.js';
import { attempts } from '../../db/schema/index.js';
import type { Person } from '../../http/person.js';

const shown = prepared((db, value) =>
  db
    .update(attempts)
    .set({ key_shown_at: sql`${value('now')}` })
    .where(
      and(eq(attempts.user_id, value('userId')), eq(attempts.exam_id, value('examId')), isNull(attempts.key_shown_at)),
    ),
);

/** Of an edition: anybody may read its key, so only the attempt that was looked at is known to be spoilt. */
const shownOne = prepared((db, value) =>
  db
    .update(attempts)
    .set({ key_shown_at: sql`${value('now')}` })
    .where(and(eq(attempts.id, value('id')), isNull(attempts.key_shown_at))),
);

/** Remembers that a student has read the key of an exam: a late submission waits for the teacher from then on. */
export async function markKeyShown(db: Db, userId: number, examId: number, now: Date): Promise<void> {
  await shown(db, { userId, examId, now });
}

/** Whether this student is known to have read the key of an exam. */
export async function wasKeyShown(db: Db, userId: number, examId: number): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(attempts)
    .where(and(eq(attempts.user_id, userId), eq(attempts.exam_id, examId), isNotNull(attempts.key_shown_at)))
    .limit(1);
  return rows.length > 0;
}

/** A count of right answers is as good as the key to somebody who may still change answers and look again. */
export async function markResultShown(db: Db, reader: Person, attempt: AttemptView, now: Date): Promise<void> {
  const { id, exam_id, user_id, key_open } = attempt;
  if (!key_open || user_id !== reader.id) return;
  if (exam_id === null) await shownOne(db, { id, now });
  else await markKeyShown(db, user_id, exam_id, now);
}

/**
 * The history, or the export of the own data, was read. It may be read before a device comes back online; but whoever was
 * late once sees what it changed.
 */
export async function markListShown(db: Db, reader: Person, views: AttemptView[], now: Date): Promise<void> {
  for (const view of views) if (view.sent_offline) await markResultShown(db, reader, view, now);
}

/** A report was read: its sums tell what late answers changed, as a list does. */
export async function markSumsShown(db: Db, userId: number, closedExams: number[], now: Date): Promise<void> {
  await db
    .update(attempts)
    .set({ key_shown_at: now })
    .where(
      and(
        eq(attempts.user_id, userId),
        eq(attempts.sent_offline, true),
        isNull(attempts.key_shown_at),
        sql`(exam_id is null or not exam_id = any(${sql.param(closedExams)}::integer[]))`,
      ),
    );
}
