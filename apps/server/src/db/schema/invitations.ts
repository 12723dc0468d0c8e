import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns.js';

/** The table of that name in migrations/0009_turmas_and_notifications.sql, column by column. */

export type Delivery = 'email' | 'code';

export const invitations = pgTable('invitations', {
  id: identity(),
  turma_id: integer().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  delivery: text().$type<Delivery>().notNull(),
  token_hash: text(),
  invited_by: integer(),
  created_at: moment().notNull(),
  expires_at: moment().notNull(),
  mailed_at: moment(),
  mail_failures: integer().notNull().default(0),
});
