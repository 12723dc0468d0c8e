import { customType, integer, json, pgTable, text } from 'drizzle-orm/pg-core';

/** Tables of migrations/0060_course_offers.sql, column by column. */

const wordList = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** In the order of the SiSU. */
export type FiveScores = [cn: number, ch: number, lc: number, mt: number, redacao: number];

/** What an offer asked and took in one year. */
export interface OfferYear {
  year: number;
  weights: FiveScores;
  minimums: FiveScores;
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
  years: json().$type<OfferYear[]>().notNull(),
  forecast: json().$type<OfferForecast>(),
  words: wordList().notNull(),
});
