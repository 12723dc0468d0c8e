import type { EssayCompetency, EssayResult, EssaySummary } from '@gabarita/contract';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns.js';

/** Tables of migrations/0011_essays.sql, column by column. */

export type CompetencyScores = Record<EssayCompetency, number>;

export const essayDrafts = pgTable('essay_drafts', {
  id: identity(),
  user_id: integer().notNull(),
  year: integer(),
  exam_id: integer(),
  topic: text().notNull(),
  text: text().notNull(),
  updated_at: moment().notNull(),
});

export const essays = pgTable('essays', {
  id: identity(),
  user_id: integer().notNull(),
  year: integer(),
  exam_id: integer(),
  attempt_id: integer(),
  turma_id: integer(),
  topic: text().notNull(),
  text: text().notNull(),
  version: integer().notNull(),
  source: text().$type<EssaySummary['source']>().notNull(),
  score: integer().notNull(),
  result: jsonb().$type<EssayResult>().notNull(),
  created_at: moment().notNull(),
  review_requested_at: moment(),
  readers_wanted: integer().notNull().default(1),
  returned_at: moment(),
  human_score: integer(),
  human_competencies: jsonb().$type<CompetencyScores>(),
});

export const essayReadings = pgTable('essay_readings', {
  id: identity(),
  essay_id: integer().notNull(),
  reader_id: integer(),
  competencies: jsonb().$type<CompetencyScores>().notNull(),
  comments: jsonb().$type<Partial<Record<EssayCompetency, string>>>().notNull(),
  comment: text().notNull(),
  created_at: moment().notNull(),
});

export const essayConsents = pgTable('essay_consents', {
  user_id: integer().primaryKey(),
  given_at: moment().notNull(),
});
