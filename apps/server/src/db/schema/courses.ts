import type { Scores } from '@gabarita/sisu';
import { customType, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Tables of migrations/0060_course_offers.sql, column by column. */

const wordList = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What an offer asked and took in one year. */
export interface OfferYear {
  year: number;
  weights: Scores;
  minimums: Scores;
  minimum_total: number;
  /** Modality, places, and the score of the last one called: null when nobody was left out. */
  cutoffs: [modality: number, places: number, cutoff: number | null][];
}

export interface OfferForecast {
  year: number;
  /** Modality, median and spread of its cut-off. */
  cutoffs: [modality: number, median: number, spread: number][];
}

export const courseModalities = pgTable('course_modalities', {
  id: integer().primaryKey(),
  text: text().notNull(),
});

export const courseOffers = pgTable('course_offers', {
  id: integer().primaryKey(),
  uf: text().notNull(),
  institution: text().notNull(),
  acronym: text().notNull(),
  campus: text().notNull(),
  city: text().notNull(),
  course: text().notNull(),
  degree: text().notNull(),
  shift: text().notNull(),
  goes_on_as: integer(),
  years: jsonb().$type<OfferYear[]>().notNull(),
  forecast: jsonb().$type<OfferForecast>(),
  words: wordList().notNull(),
});
