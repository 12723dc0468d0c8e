import { z } from 'zod';
import type { Calls } from '../call.js';
import { ESSAY_STEP, ESSAY_TEXT_MAX, READING_COMMENT_MAX } from '../constants.js';
import { id, idInPath, instant, message, paging } from '../fields.js';
import * as messages from '../messages.js';
import {
  competencyCode,
  essay,
  essayResult,
  essaySource,
  essaySummary,
  essayToReview,
  onOneSheet,
  reviewListItem,
  sheetFields,
  topic,
  whichSheet,
} from './essay.js';
import { wantedYear, year, yearInText } from './question.js';

const { essays: texts, validation } = messages;

const sheetInQuery = { year: yearInText.optional(), exam_id: idInPath.shape.id.optional() };

const draft = z.object({
  year: year.nullable(),
  exam_id: id.nullable(),
  topic: z.string(),
  text: z.string(),
  updated_at: instant,
});

const readingScore = z
  .number({ error: texts.scoreStep })
  .int(texts.scoreStep)
  .min(0, texts.scoreStep)
  .max(200, texts.scoreStep)
  .refine((score) => score % ESSAY_STEP === 0, texts.scoreStep);
const comment = z.string().trim().max(READING_COMMENT_MAX, validation.tooLong(READING_COMMENT_MAX));

const external = z.object({
  configured: z.boolean().describe('The school uses a correction service outside'),
  consent: z.boolean().describe('The person was told that the text leaves the school, and agreed'),
});

export const essaysCalls = {
  'POST /api/essay/correct': {
    tag: 'essays',
    summary: 'Corrects an essay and keeps it as a version; lines after the 30th are left out, and the answer says so',
    body: z.object({
      text: z.string({ error: texts.textRequired }).refine((text) => text.trim() !== '', texts.textRequired),
      year: wantedYear,
      topic: topic.default(''),
      language: z.string().max(20).default('pt-BR').describe('Essays of ENEM are written in Portuguese'),
    }),
    status: 200,
    response: z.object({
      source: essaySource.describe('`external` is shown as “(IA)”, `local` as “(provisório)”'),
      result: essayResult,
      essay: z.object({ id, version: z.number().int() }),
    }),
  },
  'GET /api/essays': {
    tag: 'essays',
    summary: 'Own essays, newest first; the next cursor is in the Link header',
    query: z.object({ ...paging, ...sheetInQuery }),
    status: 200,
    response: z.array(essaySummary),
  },
  'GET /api/essays/:id': {
    tag: 'essays',
    summary: 'One essay with its text, its correction and, once returned, what teachers gave',
    params: idInPath,
    status: 200,
    response: essay,
  },
  'GET /api/essays/draft': {
    tag: 'essays',
    summary: 'What the person is writing on a sheet; null before the first letter',
    query: z.object(sheetInQuery).refine(onOneSheet, whichSheet),
    status: 200,
    response: z.object({ draft: draft.nullable() }),
  },
  'PUT /api/essays/draft': {
    tag: 'essays',
    summary: 'Keeps what the person is writing, so that it follows to another device',
    body: z
      .object({ ...sheetFields, topic, text: z.string().max(ESSAY_TEXT_MAX, texts.textTooLong) })
      .refine(onOneSheet, whichSheet),
    status: 200,
    response: z.object({ draft }),
  },
  'GET /api/essays/external': {
    tag: 'essays',
    summary: 'Whether corrections use a service outside the school, and whether the person agreed',
    status: 200,
    response: external,
  },
  'PUT /api/essays/external': {
    tag: 'essays',
    summary: 'Agrees to, or takes back, sending own essays to the service outside',
    body: z.object({ consent: z.boolean({ error: validation.yesOrNo }) }),
    status: 200,
    response: external,
  },
  'POST /api/essays/:id/review': {
    tag: 'essays',
    summary: 'Asks the teachers for a reading; asking twice is asking once',
    params: idInPath,
    status: 200,
    response: z.object({ message, essay: essaySummary }),
  },
  'GET /api/essays/reviews': {
    tag: 'essays',
    summary:
      'Essays that wait for a reading by this person, oldest request first, or for another reader, or are returned',
    query: z.object({
      ...paging,
      status: z
        .enum(['waiting', 'read', 'returned'])
        .default('waiting')
        .describe('`read`: this person has read it, and it waits for somebody else'),
    }),
    status: 200,
    response: z.array(reviewListItem),
  },
  'GET /api/essays/reviews/:id': {
    tag: 'essays',
    summary: 'One essay to read',
    params: idInPath,
    status: 200,
    response: essayToReview,
  },
  'POST /api/essays/reviews/:id': {
    tag: 'essays',
    summary: 'A teacher’s reading. Over 80 apart in a competency or 100 in total, a third teacher is asked',
    params: idInPath,
    body: z.object({
      competencies: z.record(competencyCode, readingScore, { error: texts.allScores }),
      comments: z.partialRecord(competencyCode, comment).default({}),
      comment: comment.default(''),
      second_reader: z.boolean().default(false).describe('Asks for a second reading that does not see this one'),
    }),
    status: 200,
    response: z.object({ message, essay: essayToReview }),
  },
  'POST /api/essays/reviews/:id/return': {
    tag: 'essays',
    summary: 'Gives the essay back with the readings it has, when the next reader does not come',
    params: idInPath,
    status: 200,
    response: z.object({ message, essay: essayToReview }),
  },
} as const satisfies Calls;
