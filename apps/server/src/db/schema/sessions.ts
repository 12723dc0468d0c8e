import type { ExamDay, ForeignLanguage, Letter } from '@gabarita/enem';
import type { Stamp, Version } from '@gabarita/exam-clock';
import { bigint, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns.js';

/** Tables of migrations/0004_sessions.sql and 0006_reports.sql that belong to exams under way, column by column. */

const counter = () => bigint({ mode: 'number' });

export type ExamDiscipline = 'prova-completa' | 'linguagens' | 'ciencias-humanas' | 'ciencias-natureza' | 'matematica';

export const extraTime = pgTable('extra_time', {
  id: identity(),
  user_id: integer().notNull(),
  exam_id: integer(),
  minutes: integer().notNull(),
});

export const sessions = pgTable('sessions', {
  id: identity(),
  user_id: integer().notNull(),
  exam_id: integer(),
  edition_id: integer(),
  discipline: text().$type<ExamDiscipline>(),
  language: text().$type<ForeignLanguage>(),
  turma_id: integer(),
  epoch: counter().notNull(),
  total_questions: integer().notNull(),
  started_at: moment().notNull(),
  duration_ms: integer().notNull(),
  used_ms: integer().notNull().default(0),
  running_since: moment(),
  last_contact_at: moment().notNull(),
  due_at: moment().notNull(),
  closed_at: moment(),
  day: smallint().$type<ExamDay>(),
  reopened_at: moment(),
  flagged: integer().array().notNull().default([]),
  position: integer().notNull().default(0),
  finished_at: moment(),
});

export const sessionAnswers = pgTable(
  'session_answers',
  {
    session_id: integer().notNull(),
    question_id: integer().notNull(),
    number: integer().notNull(),
    epoch: counter().notNull(),
    seq: counter().notNull(),
    letter: text().$type<Letter>(),
    annulled: text().array().$type<Letter[]>().notNull().default([]),
    elapsed_ms: integer().notNull(),
    others: jsonb().$type<Version[]>().notNull().default([]),
    superseded: jsonb().$type<Stamp[]>().notNull().default([]),
    spent_ms: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.session_id, table.question_id] })],
);
