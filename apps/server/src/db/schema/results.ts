import type { AttemptView } from '@gabarita/contract';
import type { Letter } from '@gabarita/enem';
import { boolean, doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns.js';

/** Tables of migrations/0007_results.sql, column by column. */

export const keyCorrections = pgTable('key_corrections', {
  id: identity(),
  exam_id: integer(),
  question_id: integer().notNull(),
  from_letter: text().$type<Letter>(),
  from_annulled: boolean().notNull(),
  to_letter: text().$type<Letter>(),
  to_annulled: boolean().notNull(),
  reason: text(),
  actor_id: integer(),
  actor_name: text().notNull(),
  at: moment().notNull(),
});

/** Tables of migrations/0041_corrections_of_the_bank.sql. */
export const questionProposals = pgTable('question_proposals', {
  id: identity(),
  question_id: integer().notNull(),
  kind: text().$type<'key' | 'withdraw'>().notNull(),
  letter: text().$type<Letter>(),
  reason: text().notNull(),
  proposer_id: integer(),
  created_at: moment().notNull(),
  decided_at: moment(),
  accepted: boolean(),
  answer: text(),
});

export const keyOffers = pgTable(
  'key_offers',
  {
    exam_id: integer().notNull(),
    question_id: integer().notNull(),
    letter: text().$type<Letter>(),
    annulled: boolean().notNull(),
    declined_at: moment(),
  },
  (table) => [primaryKey({ columns: [table.exam_id, table.question_id] })],
);

/** Why attempts are marked anew all together. */
export type RescoringCause = 'key' | 'calibration' | 'scoring';

export const rescorings = pgTable('rescorings', {
  id: identity(),
  exam_id: integer(),
  edition_id: integer(),
  cause: text().$type<RescoringCause>().notNull(),
  reached: integer().notNull().default(0),
});

export const attemptResults = pgTable('attempt_results', {
  id: identity(),
  attempt_id: integer().notNull(),
  cause: text().$type<RescoringCause | 'reopened'>().notNull(),
  replaced_at: moment().notNull(),
  total_questions: integer().notNull(),
  correct_answers: integer().notNull(),
  percentage: doublePrecision().notNull(),
  tri_score: doublePrecision(),
  tri_source: text().$type<NonNullable<AttemptView['tri_source']>>(),
  non_tri_score: doublePrecision(),
});

export const calibrations = pgTable('calibrations', {
  id: identity(),
  exam_id: integer().notNull(),
  answers: integer().notNull(),
  anchors: integer().notNull(),
  group_mean: doublePrecision().notNull(),
  group_sd: doublePrecision().notNull(),
  placement_error: doublePrecision().notNull(),
  converged: boolean().notNull(),
  at: moment().notNull(),
});

export const calibratedItems = pgTable(
  'calibrated_items',
  {
    calibration_id: integer().notNull(),
    question_id: integer().notNull(),
    a: doublePrecision().notNull(),
    b: doublePrecision().notNull(),
    c: doublePrecision().notNull(),
    a_error: doublePrecision().notNull(),
    b_error: doublePrecision().notNull(),
    c_error: doublePrecision().notNull(),
    anchor: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.calibration_id, table.question_id] })],
);
