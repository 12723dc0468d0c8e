import type { NotificationKind } from '@gabarita/contract';
import type { Db } from '../../db/database.js';
import { notifications } from '../../db/schema/index.js';

export interface Notice {
  user_id: number;
  kind: NotificationKind;
  /** What it is about, as people call it. */
  subject: string;
  /** Where in the app it leads, such as `/reports?attempt=12`. */
  place: string;
  /** Tells this from others of its kind, such as `essay:7`: the same one twice is told once. */
  occasion: string;
}

/** Tells one person something, in the transaction in which it happened. Many people at once: see `announcements.ts`. */
export async function notify(tx: Db, at: Date, notice: Notice): Promise<void> {
  await tx
    .insert(notifications)
    .values({ ...notice, created_at: at })
    .onConflictDoNothing();
}
