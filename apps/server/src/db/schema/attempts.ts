import type { AttemptView } from '@gabarita/contract';
import type { Discipline, ExamDay, ForeignLanguage, Letter } from '@gabarita/enem';
import { boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns.js';

/** Tables of migrations/0004_sessions.sql, 0006_reports.sql and 0040_closed_keys.sql that belong to attempts, column by column. */

export interface LateAnswer {
  question_id: number;
  letter: Letter | null;
}

export const attempts = pgTable('attempts', {
  id: identity(),
  user_id: integer().notNull(),
  session_id: integer(),
  source: text().$type<AttemptView['source']>().notNull(),
  exam_id: integer(),
  edition_id: integer(),
  exam_name: text().notNull(),
  year: integer(),
  discipline: text().$type<Discipline>(),
  language: text().$type<ForeignLanguage>(),
  turma_id: integer(),
  mode: text().$type<AttemptView['mode']>().notNull(),
  entered_by: integer(),
  total_questions: integer().notNull(),
  answered: integer().notNull(),
  correct_answers: integer().notNull(),
  score: doublePrecision().notNull(),
  percentage: doublePrecision().notNull(),
  tri_score: doublePrecision(),
  tri_error: doublePrecision(),
  tri_source: text().$type<NonNullable<AttemptView['tri_source']>>(),
  non_tri_score: doublePrecision(),
  areas: jsonb().$type<AttemptView['areas']>().notNull().default([]),
  time_spent: integer().notNull(),
  first: boolean().notNull(),
  ranked: boolean().notNull(),
  sent_offline: boolean().notNull().default(false),
  late_answers: jsonb().$type<LateAnswer[]>(),
  key_shown_at: moment(),
  reopened_at: moment(),
  idempotency_key: text(),
  receipt: text().notNull(),
  created_at: moment().notNull(),
  day: smallint().$type<ExamDay>(),
  held_questions: integer().notNull().default(0),
});

export const attemptAnswers = pgTable(
  'attempt_answers',
  {
    attempt_id: integer().notNull(),
    question_id: integer().notNull(),
    number: integer().notNull(),
    letter: text().$type<Letter>(),
    correct: boolean().notNull(),
    available: boolean().notNull(),
    points: doublePrecision().notNull(),
    time_spent: integer(),
    held: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.attempt_id, table.question_id] })],
);
