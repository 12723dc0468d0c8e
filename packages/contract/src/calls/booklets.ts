import { z } from 'zod';
import type { Calls } from '../call.js';
import * as messages from '../messages.js';
import { area, foreignLanguage, wantedYear, year, yearInText } from './question.js';

const { booklets: texts } = messages;

const code = z.number().int().positive().max(100_000).describe('CO_PROVA, INEP’s number of the booklet');

const booklet = z.object({
  code,
  discipline: area,
  colour: z.string().describe('As in "Azul"'),
  application: z.number().int().describe('1 the regular application, 2 the next'),
  label: z.string().describe('What tells it from the others of its area, as in "Azul" or "Azul, 2ª aplicação"'),
  questions: z.number().int().describe('How many answers it takes, of one language where it has two'),
  languages: z.array(foreignLanguage).describe('The languages to choose from; none outside Linguagens'),
  reproducible: z.boolean().describe('False where INEP did not publish enough to give back the official score'),
});

const scoredArea = z.object({
  discipline: area,
  booklet: code,
  label: z.string(),
  status: z.enum(['official', 'estimate', 'unscorable']),
  score: z.number().nullable(),
  standard_error: z.number().nullable().describe('In points'),
  correct: z.number().int().nullable(),
  total: z.number().int().nullable().describe('Questions that were not annulled'),
  reason: z.string().nullable().describe('Why there is no score'),
});

/** The calculator for who sat the real exam: a year, the colour of the booklet, the answers. */
export const bookletsCalls = {
  'GET /api/booklets': {
    tag: 'booklets',
    summary: 'Booklets ("cadernos") of a year, the last one unless another is asked for, and the years there are',
    query: z.object({ year: yearInText.optional() }),
    status: 200,
    response: z.object({
      years: z.array(year).describe('Years whose items were imported, newest first'),
      year: year.nullable().describe('The one the booklets are of; null when there is none'),
      booklets: z.array(booklet),
    }),
  },
  'POST /api/booklets/score': {
    tag: 'booklets',
    summary: 'The official score of answers to official booklets, area by area. Nothing is recorded',
    body: z.object({
      year: wantedYear,
      language: foreignLanguage.optional().describe('Needed with a booklet of Linguagens that has two'),
      areas: z
        .array(
          z.object({
            booklet: code,
            answers: z
              .string({ error: texts.answersRequired })
              .max(2_000)
              .describe('A–E, `.` or `-` blank, `*` double mark; blanks, commas and question numbers are skipped'),
          }),
        )
        .min(1, texts.answersRequired)
        .max(4),
    }),
    status: 200,
    response: z.object({ year, areas: z.array(scoredArea) }),
  },
} as const satisfies Calls;
