import { z } from 'zod';
import { EXAM_LIMITS } from '../constants.js';
import { id } from '../fields.js';
import * as messages from '../messages.js';
import { area, bankQuestion, skill } from './question.js';

const { exams: texts } = messages;
const { max } = EXAM_LIMITS.questions;
const weight = z.number().min(0).max(100);

/** What an exam should be made of. */
export const suggestionOrder = z.object({
  areas: z.array(area).max(4).default([]).describe('In equal parts; all of them when none is named'),
  skills: z.array(skill).max(30).default([]).describe('Any skill when none is named'),
  mix: z
    .object({ easy: weight, medium: weight, hard: weight })
    .refine(({ easy, medium, hard }) => easy + medium + hard > 0, texts.mixEmpty)
    .describe('Parts of the whole, such as percentages'),
  count: z.number({ error: texts.questionCount }).int().min(1, texts.questionCount).max(max, texts.questionCount),
  avoid_used: z.boolean().default(true).describe('Leave out what exams of the same turmas asked before'),
  except: z.array(id).max(1_000).default([]).describe('Questions chosen already, or turned down'),
  seed: z.number().int().min(0).max(2_147_483_647),
});

export const suggestedQuestion = bankQuestion.pick({
  id: true,
  index: true,
  discipline: true,
  edition: true,
  difficulty: true,
  skill: true,
  statement: true,
});
