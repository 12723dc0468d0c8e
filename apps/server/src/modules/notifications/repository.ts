import { and, count, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { notifications } from '../../db/schema/index.js';

export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number];

export function listNotifications(
  db: Db,
  userId: number,
  { before, limit }: { before: number | undefined; limit: number },
) {
  const { id, kind, subject, place, created_at, read_at } = notifications;
  return db
    .select({ id, kind, subject, place, created_at, read_at })
    .from(notifications)
    .where(and(eq(notifications.user_id, userId), before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(limit);
}

export async function countUnreadOf(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.user_id, userId), isNull(notifications.read_at)));
  return row?.unread ?? 0;
}

export async function markRead(db: Db, userId: number, ids: number[] | undefined, at: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ read_at: at })
    .where(
      and(eq(notifications.user_id, userId), isNull(notifications.read_at), ids && inArray(notifications.id, ids)),
    );
}
