import { z } from 'zod';
import type { Calls } from '../call.js';
import { id, idInPath, paging } from '../fields.js';
import { validation } from '../messages.js';

const score = z.number().min(0).max(1000);
const chance = z.number().min(0).max(1);
const SCORES = ['cn', 'ch', 'lc', 'mt', 'redacao'] as const;
const scores = z.object({ cn: score, ch: score, lc: score, mt: score, redacao: score });

const word = z.string().trim().max(100).optional();
const typedScore = z.coerce.number().min(0, validation.scoreRange).max(1000, validation.scoreRange).optional();
const typedError = z.coerce.number().min(0, validation.scoreRange).max(500, validation.scoreRange).default(0);

/** The reader's five scores and how uncertain each is. They are never kept. */
const typedScores = {
  cn: typedScore,
  ch: typedScore,
  lc: typedScore,
  mt: typedScore,
  redacao: typedScore,
  cn_error: typedError,
  ch_error: typedError,
  lc_error: typedError,
  mt_error: typedError,
  redacao_error: typedError,
};
const allOrNone = (query: Partial<Record<(typeof SCORES)[number], number | undefined>>): boolean => {
  const given = SCORES.filter((name) => query[name] !== undefined).length;
  return given === 0 || given === SCORES.length;
};
const fiveScores = { error: validation.fiveScores, path: ['scores'] };

const forecast = z.object({
  year: z.number().int(),
  cutoff: score.describe('Median of the forecast'),
  low: score.describe('The cut-off lies below with a chance of 10 %'),
  high: score.describe('The cut-off lies below with a chance of 90 %'),
});

const place = {
  id,
  uf: z.string(),
  institution: z.string(),
  acronym: z.string(),
  campus: z.string(),
  city: z.string(),
  course: z.string(),
  degree: z.string(),
  shift: z.string(),
};

const reader = {
  score: score.nullable().describe('The reader’s, weighted as the course weighs; null without scores'),
  chance: chance.nullable().describe('Of being called in the first call'),
};

export const courseOffer = z.object({
  ...place,
  last: z
    .object({ year: z.number().int(), cutoff: score.nullable().describe('Null when nobody was left out') })
    .nullable()
    .describe('The last first call in this modality'),
  forecast: forecast.nullable(),
  ...reader,
});

const courseModality = z.object({
  id,
  text: z.string(),
  bonus: z.number().describe('On the score, within open competition: 0.1 for ten per cent'),
  years: z.array(z.object({ year: z.number().int(), places: z.number().int(), cutoff: score.nullable() })),
  forecast: forecast.nullable(),
  ...reader,
  missing: z
    .object({
      points: z.number(),
      rises: z.array(z.object({ score: z.enum(SCORES), rise: z.number(), brings: z.number() })),
    })
    .nullable()
    .describe('Points to an even chance, and what would bring them'),
});

export const courseDetail = z.object({
  ...place,
  weights: z.object({ year: z.number().int(), weights: scores, minimums: scores, minimum_total: score }),
  worth: scores.describe('Points of the weighted mean for ten points of each score'),
  below_minimum: z.array(z.enum(SCORES)).describe('Scores of the reader that shut this course'),
  modalities: z.array(courseModality),
});

export const coursesCalls = {
  'GET /api/courses': {
    tag: 'courses',
    summary: 'Places to study by the beginnings of words, accents aside; the next cursor is in the Link header',
    query: z
      .object({
        ...paging,
        course: word,
        city: word,
        institution: word.describe('Name or acronym'),
        uf: word,
        shift: word,
        degree: word,
        modality: z.string().trim().max(600).default('AC').describe('AC is open competition'),
        ...typedScores,
      })
      .refine(allOrNone, fiveScores),
    status: 200,
    response: z.array(courseOffer),
  },
  'GET /api/courses/:id': {
    tag: 'courses',
    summary:
      'One place to study: cut-offs over the years, the forecast, weights, and what the reader’s scores are worth',
    params: idInPath,
    query: z.object(typedScores).refine(allOrNone, fiveScores),
    status: 200,
    response: courseDetail,
  },
} as const satisfies Calls;
