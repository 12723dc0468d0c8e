import { z } from 'zod';
import type { Calls } from '../call.js';
import { ENTRIES_MAX } from '../constants.js';
import { id, idInPath, message, paging } from '../fields.js';
import * as messages from '../messages.js';
import { attempt, attemptQuestion, attemptWithAnswers, triExample } from './attempt.js';
import { topic } from './essay.js';
import { examDay, foreignLanguage, letter, wantedYear } from './question.js';
import { examDiscipline } from './sessions.js';

/** An answer as any client sends it. `is_correct` and `points` are the server's to know, and are dropped. */
const userAnswer = z.object({
  question_id: id.optional(),
  index: z.number().int().positive().max(1_000).optional(),
  answer_id: id.nullish().describe('In a manual sheet the number of the letter, A = 1'),
  id: id.nullish().describe('The alternative’s id'),
  letter: letter.nullish(),
  time_spent: z.number().min(0).max(86_400).optional(),
});

const essayText = z
  .string({ error: messages.essays.textRequired })
  .refine((text) => text.trim() !== '', messages.essays.textRequired);
const disciplineOf = ({ essay }: { essay?: unknown }) => (essay == null ? examDiscipline : z.literal('redacao'));

export const attemptsCalls = {
  'POST /api/attempts': {
    tag: 'attempts',
    summary: 'Records an attempt from its answers; scores in the body are ignored. Repeatable with `Idempotency-Key`',
    body: z
      .object({
        exam_id: id.nullish(),
        year: wantedYear.nullish(),
        discipline: z.string().max(60).nullish(),
        language: foreignLanguage.nullish(),
        exam_name: z.string().max(200).optional().describe('Accepted from old clients, and ignored'),
        total_questions: z.number().int().min(0).max(ENTRIES_MAX).optional().describe('As above'),
        day: examDay.nullish(),
        time_spent: z
          .number()
          .min(0)
          .max(10_000_000)
          .optional()
          .describe('Seconds; only where no session counted them'),
        meta: z
          .object({
            mode: z.string().max(20).optional(),
            source: z.string().max(20).optional(),
            is_manual: z.boolean().optional(),
            recognition_id: id
              .optional()
              .describe('Of the photo the answers were read from; needed with `mode: "photo"`'),
          })
          .nullish()
          .describe('`is_manual` for a typed sheet, `mode: "photo"` for a read one'),
        user_answers: z.array(userAnswer.nullable()).max(ENTRIES_MAX).optional(),
        essay: z
          .object({ text: essayText, topic: topic.nullish() })
          .nullish()
          .describe('Of an essay exam, or of an edition with discipline `redacao`; the correction is the server’s'),
        user_id: id.optional().describe('Staff entering the sheet of a student of their turmas'),
      })
      .refine((body) => body.essay != null || body.user_answers !== undefined, {
        path: ['user_answers'],
        error: messages.validation.required,
      })
      .refine((body) => typeof body.exam_id === 'number' || disciplineOf(body).safeParse(body.discipline).success, {
        path: ['exam_id'],
        error: messages.sessions.whichExam,
      })
      .refine((body) => typeof body.exam_id === 'number' || typeof body.year === 'number', {
        path: ['year'],
        error: messages.validation.required,
      }),
    status: 201,
    response: z.object({ message, attempt }),
  },
  'GET /api/attempts': {
    tag: 'attempts',
    summary: 'Own history, newest first; staff may ask for an exam’s attempts. The next cursor is in the Link header',
    query: z.object({ ...paging, exam_id: idInPath.shape.id.optional() }),
    status: 200,
    response: z.array(attempt),
  },
  'GET /api/attempts/:id': {
    tag: 'attempts',
    summary: 'One attempt with its answers and, when it is open to the reader, the key',
    params: idInPath,
    status: 200,
    response: attemptWithAnswers,
  },
  'GET /api/attempts/:id/questions': {
    tag: 'attempts',
    summary: 'The questions of an attempt as they were asked, once its key is open to the reader; no key in them',
    params: idInPath,
    status: 200,
    response: z.array(attemptQuestion),
  },
  'GET /api/attempts/:id/tri': {
    tag: 'attempts',
    summary: 'The score of an attempt explained with its own answers; no areas where it came from a formula',
    params: idInPath,
    status: 200,
    response: z.object({ areas: z.array(triExample) }),
  },
  'POST /api/attempts/:id/late-answers': {
    tag: 'attempts',
    summary: 'Accepts or refuses the answers that arrived when the key was already known; staff of the exam',
    params: idInPath,
    body: z.object({ accept: z.boolean() }),
    status: 200,
    response: z.object({ message, attempt }),
  },
} as const satisfies Calls;
