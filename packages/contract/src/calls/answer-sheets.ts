import { z } from 'zod';
import type { Calls } from '../call.js';
import { id, idInPath } from '../fields.js';
import * as messages from '../messages.js';
import { letter } from './question.js';

const { answerSheets: texts } = messages;

/** A place in the photo, as shares of its width and height from the top left, so that it fits a copy of any size. */
const place = z.object({ x: z.number(), y: z.number() });

const readAnswer = z.object({
  index: z.number().int(),
  question_id: id,
  letters: z.array(letter).describe('The alternatives there are'),
  marked: z
    .string()
    .nullable()
    .describe('Null when blank; two letters or more when several are marked, which counts as none'),
  correct: letter.nullable().describe('The key; null while it is closed to the reader, and when annulled'),
  isCorrect: z.boolean().nullable().describe('Null while the key is closed to the reader'),
  confidence: z.number().describe('0 to 1; below 0.5 a person should look'),
  bubbles: z.array(place).describe('Where A to E are in the photo'),
});

const student = z.object({ id, name: z.string() });

export const recognition = z.object({
  id: id.describe('To confirm it with: `meta.recognition_id` of POST /api/attempts'),
  exam_id: id,
  correct: z.number().int().nullable(),
  total: z.number().int(),
  score: z.number().nullable().describe('Percentage of right answers'),
  details: z.array(readAnswer),
  doubtful: z.number().int().describe('How many answers a person should look at'),
  sheet: z
    .string()
    .nullable()
    .describe('The code printed on the sheet, as in "0Z3-K9Q"; null when it could not be read'),
  student: student.nullable().describe('For staff, whose sheet it is, when the sheet says so'),
  outline: z.array(place).describe('The corners of the sheet'),
  bubble_radius: z.number().describe('As a share of the width of the photo'),
});

export const answerSheetsCalls = {
  'POST /api/answer-sheets/recognize': {
    tag: 'answer-sheets',
    summary:
      'Reads a photo of an answer sheet. Nothing is recorded until the reading is confirmed by POST /api/attempts',
    multipart: true,
    body: z.object({
      exam_id: z.coerce.number({ error: texts.examAndPhoto }).int().positive(texts.examAndPhoto).pipe(id),
      image: z.file({ error: texts.examAndPhoto }),
    }),
    status: 200,
    response: recognition,
  },
  'GET /api/exams/:id/answer-sheets': {
    tag: 'answer-sheets',
    summary: 'Answer sheets to print, a page for each student, or one without a name; staff of the exam',
    params: idInPath,
    query: z.object({
      turma_id: idInPath.shape.id.optional(),
      user_id: idInPath.shape.id.optional(),
      blank: z.stringbool().default(false).describe('Without a name: with a field for it and bubbles for the number'),
    }),
    status: 200,
    response: z.file().describe('A PDF'),
  },
  'GET /api/exams/:id/booklet': {
    tag: 'answer-sheets',
    summary: 'The questions of an exam to print, without the key; staff of the exam',
    params: idInPath,
    status: 200,
    response: z.file().describe('A PDF'),
  },
  'GET /api/answer-sheets/recognitions/:id/photo': {
    tag: 'answer-sheets',
    summary: 'The photo of a reading, for who sent it, the student it is of, and staff of the exam. Kept for 90 days',
    params: idInPath,
    status: 200,
    response: z.file().describe('A JPEG'),
  },
} as const satisfies Calls;
