import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { prepared } from '../../db/prepared.js';
import { sessions } from '../../db/schema/index.js';
import { isOverdue } from './closing.js';

const last = prepared((db, value) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, value('userId')), eq(sessions.exam_id, value('examId'))))
    .orderBy(desc(sessions.id))
    .limit(1),
);

/** Whether the time that somebody had for an exam is over; who has not begun still has it. */
export async function isTimeOver(db: Db, userId: number, examId: number, now: Date): Promise<boolean> {
  const [session] = await last(db, { userId, examId });
  return session !== undefined && (session.closed_at !== null || isOverdue(session, now));
}
