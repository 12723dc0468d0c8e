import type { Letter } from '@gabarita/enem';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns.js';

/** Tables of migrations/0010_answer_sheets.sql and 0016_photos_on_their_way.sql, column by column. */

export const answerSheets = pgTable('answer_sheets', {
  serial: integer().primaryKey(),
  exam_id: integer().notNull(),
  user_id: integer(),
  created_at: moment().notNull(),
});

/** What a photo shows of one question. */
export interface ReadMarks {
  letters: Letter[];
  confidence: number;
}

export const recognitions = pgTable('recognitions', {
  id: identity(),
  user_id: integer().notNull(),
  student_id: integer(),
  exam_id: integer().notNull(),
  answers: jsonb().$type<ReadMarks[]>().notNull(),
  photo: text().notNull(),
  attempt_id: integer(),
  created_at: moment().notNull(),
});

export const discardedPhotos = pgTable('discarded_photos', {
  photo: text().primaryKey(),
  due_at: moment().notNull().default(sql`'-infinity'`),
});
