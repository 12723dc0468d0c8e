import { DISCIPLINES } from '@gabarita/enem';
import { z } from 'zod';
import { id, instant } from '../fields.js';
import { area, asked, examDay, foreignLanguage, letter, questionKey, skill, year } from './question.js';

/** Pieces of attempts that several calls share. Nulls stand where the reader may not know the key yet. */

/**
 * How a TRI score came about: INEP’s own items; parameters calibrated on enough answers or anchors; parameters that are
 * themselves an estimate; the formula; a sheet typed in by hand.
 */
export const triSource = z.enum(['official', 'calibrated', 'estimate', 'formula', 'manual']);

/** What an attempt was worth before a key was corrected, its items were calibrated, its exam was scored otherwise, or it was reopened. */
const previousResult = z.object({
  cause: z.enum(['key', 'calibration', 'scoring', 'reopened']),
  replaced_at: instant,
  total_questions: z.number().int(),
  correct_answers: z.number().int(),
  percentage: z.number(),
  tri_score: z.number().nullable(),
  tri_source: triSource.nullable(),
  non_tri_score: z.number().nullable(),
});

const areaResult = z.object({
  discipline: area,
  total_questions: z.number().int(),
  correct_answers: z.number().int().nullable(),
  percentage: z.number().nullable(),
  tri_score: z.number().nullable(),
  tri_error: z.number().nullable().describe('Standard error, in points'),
  tri_source: triSource.nullable(),
});

export const attempt = z.object({
  id,
  user_id: id,
  user_name: z.string(),
  exam_id: id.nullable(),
  session_id: id.nullable(),
  source: z.enum(['CUSTOM', 'ENEM', 'ORIGINAL']),
  exam_name: z.string(),
  year: year.nullable(),
  discipline: z
    .enum(DISCIPLINES)
    .nullable()
    .describe('Of a custom exam, its report subject; `redacao` for an essay, which has no questions'),
  language: foreignLanguage.nullable(),
  day: examDay.nullable().describe('Of a whole exam that was sat day by day'),
  mode: z.enum(['screen', 'manual', 'photo']),
  total_questions: z.number().int().describe('Without the questions that are not available'),
  held_questions: z
    .number()
    .int()
    .describe('Left out of every number here: their keys are closed while another exam asks them'),
  answered: z.number().int(),
  correct_answers: z.number().int().nullable(),
  score: z.number().nullable().describe('Points of the right answers; of a manual sheet or an essay, out of 1000'),
  percentage: z.number().nullable(),
  tri_score: z.number().nullable(),
  tri_error: z.number().nullable(),
  tri_source: triSource.nullable(),
  non_tri_score: z.number().nullable().describe('Grade from 0 to 10 of an exam without TRI'),
  areas: z.array(areaResult),
  time_spent: z.number().int().describe('Seconds'),
  first: z.boolean().describe('The first attempt at this exam; later ones are practice'),
  ranked: z.boolean(),
  sent_offline: z.boolean().describe('“enviado offline”: part of it arrived after the deadline'),
  awaiting_decision: z.boolean().describe('“aguardando decisão do professor”: late answers that do not count yet'),
  reopened_at: instant.nullable().describe('When staff let the student go on after the end'),
  previous: previousResult.nullable().describe('“nota anterior”: the result that the present one replaced'),
  key_open: z.boolean().describe('Whether this reader may see the key'),
  receipt: z.string().describe('Code of what was received, as in "K7QM-3ZPX"'),
  created_at: instant,
});

const attemptAnswer = z.object({
  question_id: id,
  index: z.number().int(),
  discipline: area.nullable(),
  skill: skill.nullable(),
  available: z.boolean().describe('False for a gap, which does not count'),
  held: z.boolean().describe('Its key is closed while another exam asks it: it does not count yet'),
  answer_id: id.nullable(),
  letter: letter.nullable(),
  is_correct: z.boolean().nullable(),
  points: z.number(),
  time_spent: z.number().int().nullable().describe('Seconds'),
  key: questionKey.nullable().describe('Null while it is closed to this reader'),
});

/** A question of an attempt as it was asked. */
export const attemptQuestion = asked.extend({ question_id: id, index: z.number().int() });

const surprise = z.object({
  question_id: id,
  index: z.number().int(),
  chance: z.number().int().describe('Of a right answer for somebody with this score, in percent'),
});

/** Why the score is not the number of right answers, told with the student's own. */
export const triExample = z.object({
  discipline: area,
  correct: z.number().int(),
  total: z.number().int().describe('Questions that take part in TRI'),
  score: z.number(),
  coherent_score: z.number().describe('With as many right, at the easiest questions'),
  incoherent_score: z.number().describe('With as many right, at the hardest questions'),
  lucky: z.array(surprise).describe('Right answers that were the least likely'),
  slipped: z.array(surprise).describe('Wrong answers where a right one was the most likely'),
});

export const attemptWithAnswers = attempt.extend({ answers: z.array(attemptAnswer) });
