import type { Area } from '@gabarita/enem';
import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/** Tables of migrations/0005_ranking.sql, column by column. Only the first is written here; triggers keep the others. */

/** `geral` is the ranking of all areas together. */
export type RankingArea = 'geral' | Area | 'redacao';

export const rankingResults = pgTable(
  'ranking_results',
  {
    user_id: integer().notNull(),
    attempt_id: integer().notNull(),
    area: text().$type<RankingArea>().notNull(),
    tenths: smallint().notNull(),
    open: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.attempt_id, table.area] })],
);

export const rankingStandings = pgTable(
  'ranking_standings',
  {
    user_id: integer().notNull(),
    area: text().$type<RankingArea>().notNull(),
    visible: boolean().notNull(),
    exams: integer().notNull(),
    total: integer().notNull(),
    average: smallint().generatedAlwaysAs(sql`case when exams > 0 then round(total::numeric / exams)::smallint end`),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.area] })],
);

export const rankingTally = pgTable('ranking_tally', {
  area: text().$type<RankingArea>().notNull(),
  average: smallint().notNull(),
  students: integer().notNull(),
});
