import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.js';

/** Tables of migrations/0051_second_factor.sql, column by column. */

export const secondFactors = pgTable('second_factors', {
  user_id: integer().primaryKey(),
  secret: text().notNull(),
  created_at: moment().notNull(),
  confirmed_at: moment(),
  last_step: bigint({ mode: 'number' }).notNull().default(0),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  { user_id: integer().notNull(), code_hash: text().notNull() },
  (table) => [primaryKey({ columns: [table.user_id, table.code_hash] })],
);

export const loginChallenges = pgTable('login_challenges', {
  token_hash: text().primaryKey(),
  user_id: integer().notNull(),
  shared_computer: boolean().notNull(),
  expires_at: moment().notNull(),
});
