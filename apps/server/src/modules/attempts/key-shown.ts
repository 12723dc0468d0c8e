import type { AttemptView } from '@gabarita/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
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

/** Remembers that a student has read the key of an exam: a late submission waits for the teacher from then on. */
export async function markKeyShown(db: Db, userId: number, examId: number, now: Date): Promise<void> {
  await shown(db, { userId, examId, now });
}

/** A count of right answers is as good as the key to somebody who may still change answers and look again. */
export async function markResultShown(db: Db, reader: Person, attempt: AttemptView, now: Date): Promise<void> {
  const { exam_id, user_id, key_open } = attempt;
  if (key_open && exam_id !== null && user_id === reader.id) await markKeyShown(db, user_id, exam_id, now);
}
