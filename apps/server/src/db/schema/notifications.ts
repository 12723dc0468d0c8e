import type { NotificationKind } from '@gabarita/contract';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The table of that name in migrations/0009_turmas_and_notifications.sql, column by column. */

const moment = () => timestamp({ withTimezone: true });

export const notifications = pgTable('notifications', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  user_id: integer().notNull(),
  kind: text().$type<NotificationKind>().notNull(),
  subject: text().notNull(),
  place: text().notNull(),
  occasion: text().notNull(),
  exam_id: integer(),
  created_at: moment().notNull(),
  read_at: moment(),
});
