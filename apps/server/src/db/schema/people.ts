import type { Role } from '@gabarita/contract';
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns.js';

/** Tables of migrations/0001_people.sql (with what 0009 and 0030 add to turmas, 0013, 0030 and 0051 to users), column by column. `schema.api.test.ts` holds the two against each other. */

export const users = pgTable('users', {
  id: identity(),
  name: text().notNull(),
  email: text().notNull(),
  password_hash: text().notNull(),
  role: text().$type<Role>().notNull(),
  ranking_visible: boolean().notNull().default(true),
  created_at: moment().notNull(),
  last_seen_at: moment(),
  birth_date: date({ mode: 'string' }),
  guardian_name: text(),
  guardian_email: text(),
  demo: boolean().notNull().default(false),
  deactivated_at: moment(),
});

export const consents = pgTable('consents', {
  id: identity(),
  user_id: integer().notNull(),
  version: text().notNull(),
  given: boolean().notNull(),
  decided_at: moment().notNull(),
});

export const signIns = pgTable('sign_ins', {
  id: identity(),
  user_id: integer().notNull(),
  token_hash: text().notNull(),
  device: text().notNull(),
  shared_computer: boolean().notNull(),
  created_at: moment().notNull(),
  last_used_at: moment().notNull(),
  expires_at: moment().notNull(),
});

export const knownDevices = pgTable(
  'known_devices',
  { user_id: integer().notNull(), device_hash: text().notNull(), seen_at: moment().notNull() },
  (table) => [primaryKey({ columns: [table.user_id, table.device_hash] })],
);

export const throttles = pgTable('throttles', {
  key: text().primaryKey(),
  hits: integer().notNull(),
  resets_at: moment().notNull(),
});

export const oneTimeCodes = pgTable('one_time_codes', {
  id: identity(),
  user_id: integer().notNull(),
  code_hash: text().notNull(),
  issued_by: integer(),
  created_at: moment().notNull(),
  expires_at: moment().notNull(),
});

export const auditEntries = pgTable('audit_entries', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment().notNull(),
  actor_id: integer(),
  actor_name: text().notNull(),
  action: text().notNull(),
  subject: text().notNull(),
  details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
});

export const turmas = pgTable('turmas', {
  id: identity(),
  name: text().notNull(),
  description: text().notNull(),
  code: text().notNull(),
  created_at: moment().notNull(),
  code_expires_at: moment(),
  archived_at: moment(),
  previous_id: integer(),
  demo: boolean().notNull().default(false),
});

export const turmaMembers = pgTable(
  'turma_members',
  { turma_id: integer().notNull(), user_id: integer().notNull(), joined_at: moment().notNull() },
  (table) => [primaryKey({ columns: [table.turma_id, table.user_id] })],
);

export const settings = pgTable('settings', { key: text().primaryKey(), value: jsonb().notNull() });
