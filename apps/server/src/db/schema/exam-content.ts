import type { Area, Flag, ForeignLanguage, Gap, Letter, Reason } from '@gabarita/enem';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { identity, moment } from './columns.js';

/** Tables of migrations/0002_exam_content.sql and 0012_bank_entries.sql, column by column. */

const wordList = customType<{ data: string }>({ dataType: () => 'tsvector' });

export type EditionSource = 'ENEM' | 'ORIGINAL';
export type QuestionStatus = 'served' | 'quarantined' | 'gap';
export type Difficulty = 'easy' | 'medium' | 'hard';
export interface EssayTopic {
  title: string;
  texts: { title: string; body: string }[];
}

export const editions = pgTable('editions', {
  id: identity(),
  source: text().$type<EditionSource>().notNull(),
  year: integer().notNull(),
  title: text().notNull(),
  essay_topics: jsonb().$type<EssayTopic[]>().notNull().default([]),
  revision: integer().notNull().default(1),
});

export const images = pgTable('images', {
  hash: text().primaryKey(),
  format: text().$type<'webp' | 'svg'>().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  alt: text().notNull().default(''),
  small_width: integer(),
  small_height: integer(),
});

export const questions = pgTable('questions', {
  id: identity(),
  source: text().$type<EditionSource | 'CUSTOM'>().notNull(),
  edition_id: integer(),
  index: integer(),
  language: text().$type<ForeignLanguage>(),
  place: text().generatedAlwaysAs(sql`index::text || coalesce('-' || language, '')`),
  area: text().$type<Area>(),
  context: text(),
  statement: text().notNull(),
  skill: smallint(),
  competence: smallint(),
  difficulty: text().$type<Difficulty>(),
  tri_a: doublePrecision(),
  tri_b: doublePrecision(),
  tri_c: doublePrecision(),
  status: text().$type<QuestionStatus>().notNull(),
  reasons: text().array().$type<(Reason | Gap)[]>().notNull().default([]),
  flags: text().array().$type<Flag[]>().notNull().default([]),
  fingerprint: text(),
  mended_at: moment(),
  video_url: text(),
});

export const bankEntries = pgTable('bank_entries', {
  question_id: integer().primaryKey(),
  year: integer().notNull(),
  index: integer().notNull(),
  area: text().$type<Area>().notNull(),
  difficulty: text().$type<Difficulty>(),
  skill: smallint(),
  words: wordList().notNull(),
});

export const bankWords = pgTable('bank_words', { word: text().primaryKey(), stem: text().notNull() });

export const alternatives = pgTable('alternatives', {
  id: identity(),
  question_id: integer().notNull(),
  letter: text().$type<Letter>().notNull(),
  text: text(),
  image: text(),
});

export const questionKeys = pgTable('question_keys', {
  question_id: integer().primaryKey(),
  letter: text().$type<Letter>(),
  annulled: boolean().notNull().default(false),
  outside_tri: boolean().notNull().default(false),
  explanation: text(),
  why_not: jsonb().$type<Partial<Record<Letter, string>>>().notNull().default({}),
  service_letter: text().$type<Letter>(),
});

export const officialItems = pgTable(
  'official_items',
  {
    year: integer().notNull(),
    booklet: integer().notNull(),
    row: integer().notNull(),
    area: text().$type<'CH' | 'CN' | 'LC' | 'MT'>().notNull(),
    colour: text().notNull(),
    position: integer().notNull(),
    item: integer().notNull(),
    language: smallint().$type<0 | 1>(),
    key: text().notNull(),
    skill: smallint(),
    abandoned: boolean().notNull(),
    a: doublePrecision(),
    b: doublePrecision(),
    c: doublePrecision(),
  },
  (table) => [primaryKey({ columns: [table.year, table.booklet, table.row] })],
);
