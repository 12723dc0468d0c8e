import { DISCIPLINES } from '@gabarita/enem';
import { z } from 'zod';
import type { Calls } from '../call.js';
import { id, instant } from '../fields.js';
import { triSource } from './attempt.js';
import { area, skill } from './question.js';

const count = z.number().int();
const seconds = z.number();

/** Which numbers a mean is of. A manual sheet counts out of 1000 on a scale of its own, and the two are never mixed. */
const scale = z.enum(['tri', 'manual']);

const scoredAttempt = z.object({
  attempt_id: id,
  exam_name: z.string(),
  created_at: instant,
  tri_score: z.number(),
  tri_error: z.number().nullable(),
  tri_source: triSource,
});

const recentAttempt = scoredAttempt.extend({ discipline: z.enum(DISCIPLINES).nullable() });

/** Attempts whose key is still closed to the student count in `exams` and `awaiting`, and in no other number. */
export const report = z.object({
  exams: count,
  awaiting: count.describe('Attempts whose result the student may not see yet'),
  questions: count,
  correct: count,
  scale: scale.nullable().describe('Of the scores below: TRI, or manual sheets where there is nothing else'),
  average: count.nullable().describe('Mean score, rounded'),
  trend: z.number().nullable().describe('Points the later half of the last ten scores lies above the earlier half'),
  best: recentAttempt.nullable(),
  recent: z.array(recentAttempt).describe('The last scores of that scale, oldest first'),
  areas: z
    .array(
      z.object({
        discipline: area,
        exams: count,
        questions: count,
        correct: count,
        percentage: z.number().nullable(),
        scale: scale.nullable(),
        average: count.nullable(),
        series: z.array(scoredAttempt).describe('Scores of the area, oldest first'),
      }),
    )
    .describe('Areas the student was asked about; a whole exam counts in each of them'),
  essays: z
    .object({ exams: count, average: count.describe('Out of 1000, rounded') })
    .nullable()
    .describe('Null for who has written none'),
  skills: z
    .array(z.object({ discipline: area, skill, questions: count, correct: count }))
    .describe('What to work on next, the most urgent first'),
  pace: z
    .array(
      z.object({
        discipline: area,
        answers: count,
        median: seconds,
        right: seconds.nullable().describe('Of the questions answered right'),
        wrong: seconds.nullable(),
      }),
    )
    .describe('Time a question, by area'),
  turma: z
    .array(
      z.object({
        attempt_id: id,
        exam_name: z.string(),
        created_at: instant,
        percentage: z.number(),
        attempts: count.describe('Of the turma, this one included; never fewer than five'),
        below: count.describe('How many have fewer right answers'),
        bins: z.array(z.object({ from: z.number(), to: z.number(), count })),
      }),
    )
    .describe('The place among the turma in the last exams, newest first. No names'),
});

export const reportsCalls = {
  'GET /api/reports': {
    tag: 'reports',
    summary: 'One’s own performance, added up by the server',
    status: 200,
    response: report,
  },
} as const satisfies Calls;
