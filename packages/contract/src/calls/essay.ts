import { z } from 'zod';
import { ESSAY_COMPETENCIES, ESSAY_TOPIC_MAX } from '../constants.js';
import { id, instant } from '../fields.js';
import * as messages from '../messages.js';
import { wantedYear, year } from './question.js';

/** Pieces of essays that several calls share. */

const { validation } = messages;

export const competencyCode = z.enum(ESSAY_COMPETENCIES);
/** C1 to C5 by their code. */
const competencyScores = z.record(competencyCode, z.number().int());

const range = z.object({ start: z.number().int(), end: z.number().int() });

/** Ranges point into the text that the essay was stored with. */
const highlight = range.extend({
  kind: z.enum([
    'spelling',
    'grammar',
    'comma',
    'repetition',
    'long-sentence',
    'missing-connective',
    'oral-mark',
    'copied',
  ]),
  reason: z.string(),
  suggestion: z.string().nullable(),
});

const competencyDetail = z.object({
  code: competencyCode,
  name: z.string(),
  score: z.number().int(),
  max: z.number().int(),
  margin: z.number().int().describe('Four in five people would grade within it'),
  comment: z.string(),
});

/** A correction: always an estimate, with its margin. */
export const essayResult = z.object({
  score: z.number().int().describe('Out of 1000'),
  margin: z.number().int(),
  gradeLabel: z.string(),
  meta: z.object({
    wordCount: z.number().int(),
    charCount: z.number().int(),
    lineCount: z.number().int(),
    paragraphCount: z.number().int(),
    truncated: z.boolean().describe('Lines after the 30th were left out'),
  }),
  badges: z.array(z.object({ code: z.string(), label: z.string(), reason: z.string() })),
  competencies: competencyScores,
  competencies_details: z.array(competencyDetail),
  feedback: z.object({
    summary: z.string(),
    strengths: z.array(z.string()),
    improvements: z.array(z.string()),
  }),
  zero: z.object({ code: z.string(), message: z.string() }).nullable().describe('The rule by which all is zero'),
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
  intervention: z.array(
    z.object({
      code: z.enum(['agent', 'action', 'means', 'effect', 'detail']),
      label: z.string(),
      found: z.boolean(),
      evidence: range.nullable(),
      question: z.string(),
    }),
  ),
  highlights: z.array(highlight),
});

export const essaySource = z.enum(['external', 'local']);

/** What teachers made of an essay. Nothing of it shows before the essay is returned. */
const humanGrade = z.object({
  score: z.number().int(),
  competencies: competencyScores,
  readings: z.array(
    z.object({
      reader: z.string().describe('Name; empty when the account is gone'),
      competencies: competencyScores,
      comments: z.partialRecord(competencyCode, z.string()),
      comment: z.string(),
    }),
  ),
});

export const essaySummary = z.object({
  id,
  year: year.nullable(),
  exam_id: id.nullable(),
  topic: z.string(),
  version: z.number().int().describe('1 is the first text on this theme'),
  source: essaySource,
  score: z.number().int().nullable().describe('Null while the exam keeps results closed'),
  margin: z.number().int().nullable().describe('Of the score, an estimate'),
  competencies: competencyScores.nullable(),
  review: z.enum(['none', 'waiting', 'returned']),
  human_score: z.number().int().nullable(),
  created_at: instant,
});

export const essay = essaySummary.extend({
  text: z.string(),
  result: essayResult.nullable(),
  human: humanGrade.nullable(),
  previous: essaySummary.nullable().describe('The version before, to compare with'),
});

/** What a teacher reads. The writer's name is there; what other teachers gave is not. */
export const essayToReview = essay.omit({ previous: true }).extend({
  student: z.object({ id, name: z.string() }),
  exam_name: z.string().nullable(),
  turma: z.string().nullable(),
  requested_at: instant,
  readings_count: z.number().int(),
  readers_wanted: z.number().int().describe('2 when a second, blind reading was asked for; 3 when two disagree'),
  can_return: z.boolean().describe('This person may give it back with the readings it has'),
  own_reading: humanGrade.shape.readings.element.omit({ reader: true }).nullable(),
});

export const reviewListItem = essayToReview.pick({
  id: true,
  topic: true,
  version: true,
  student: true,
  exam_name: true,
  turma: true,
  requested_at: true,
  readings_count: true,
  readers_wanted: true,
});

export const topic = z.string().trim().max(ESSAY_TOPIC_MAX, validation.tooLong(ESSAY_TOPIC_MAX));

/** Which sheet: of an edition's year, or of an exam. */
export const sheetFields = { year: wantedYear.nullish(), exam_id: id.nullish() };
export const onOneSheet = (sheet: { year?: number | null | undefined; exam_id?: number | null | undefined }): boolean =>
  (typeof sheet.year === 'number') !== (typeof sheet.exam_id === 'number');
export const whichSheet = { path: ['year'], error: messages.sessions.whichExam };
