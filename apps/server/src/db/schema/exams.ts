import type { Area } from '@gabarita/enem';
import { boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns.js';
import type { EssayTopic } from './exam-content.js';

/** Tables of migrations/0003_exams.sql, column by column. */

export const exams = pgTable('exams', {
  id: identity(),
  owner_id: integer(),
  title: text().notNull(),
  description: text().notNull(),
  duration_minutes: integer().notNull(),
  total_questions: integer().notNull(),
  report_subject: text().$type<Area>(),
  is_active: boolean().notNull(),
  is_redacao: boolean().notNull(),
  essay_topic: jsonb().$type<EssayTopic>(),
  use_tri: boolean().notNull(),
  allow_multiple_attempts: boolean().notNull(),
  show_immediate_answer_key: boolean().notNull(),
  start_time: moment(),
  end_time: moment(),
  offline_hours: integer().notNull().default(24),
  created_at: moment().notNull(),
  sent_at: moment(),
});

export const examQuestions = pgTable(
  'exam_questions',
  {
    exam_id: integer().notNull(),
    question_id: integer().notNull(),
    position: integer().notNull(),
    points: doublePrecision().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.exam_id, table.question_id] })],
);

export const examTurmas = pgTable(
  'exam_turmas',
  { exam_id: integer().notNull(), turma_id: integer().notNull(), assigned_at: moment().notNull() },
  (table) => [primaryKey({ columns: [table.exam_id, table.turma_id] })],
);
