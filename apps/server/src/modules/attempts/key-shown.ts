import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { attempts } from '../../db/schema/index.js';

/** Remembers that a student has read the key of an exam: a late submission waits for the teacher from then on. */
export async function markKeyShown(db: Db, userId: number, examId: number, now: Date): Promise<void> {
  await db
    .update(attempts)
    .set({ key_shown_at: now })
    .where(and(eq(attempts.user_id, userId), eq(attempts.exam_id, examId), isNull(attempts.key_shown_at)));
}
