import type { NotificationKind } from '@gabarita/contract';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns.js';

/** The table of that name in migrations/0009_turmas_and_notifications.sql, column by column. */

export const notifications = pgTable('notifications', {
  id: identity(),
  user_id: integer().notNull(),
  kind: text().$type<NotificationKind>().notNull(),
  subject: text().notNull(),
  place: text().notNull(),
  occasion: text().notNull(),
  exam_id: integer(),
  created_at: moment().notNull(),
  read_at: moment(),
});
