import { z } from 'zod';
import type { Calls } from '../call.js';
import { EXAM_DEFAULTS, EXAM_LIMITS } from '../constants.js';
import { id, idInPath, message, paging } from '../fields.js';
import * as messages from '../messages.js';
import { examDecisions as decide, exam, examDetail } from './exam.js';
import { suggestedQuestion, suggestionOrder } from './suggestion.js';
import { typedQuestion } from './typed-question.js';

const { exams: texts } = messages;
const max = EXAM_LIMITS.questions.max;

const ids = (sentence: string, most: number) => z.array(id, { error: sentence }).min(1, sentence).max(most, sentence);
const changed = z.object({ message, exam });

export const examsCalls = {
  'GET /api/exams': {
    tag: 'exams',
    summary: 'Custom exams the reader may see, newest first, without questions; the next cursor is in the Link header',
    query: z.object({
      ...paging,
      turma_id: idInPath.shape.id.optional().describe('For staff; a student gets the own turma'),
      turma_code: z.string().max(20).optional(),
      custom: z.string().optional().describe('Accepted from old clients; every exam here is a custom one'),
    }),
    status: 200,
    response: z.array(exam),
  },
  'POST /api/exams': {
    tag: 'exams',
    summary: 'Creates an exam; students see it once its questions were sent',
    body: z.object({
      title: decide.title.default(''),
      description: decide.description.default(''),
      duration_minutes: decide.duration_minutes.default(EXAM_DEFAULTS.minutes),
      total_questions: decide.total_questions.default(EXAM_DEFAULTS.questions),
      is_active: decide.is_active.default(true),
      is_redacao: z.boolean().default(false),
      allow_multiple_attempts: decide.allow_multiple_attempts.default(true),
      use_tri: decide.use_tri.default(true),
      show_immediate_answer_key: decide.show_immediate_answer_key.default(true),
      report_subject: decide.report_subject.default(null),
      start_time: decide.start_time.default(null),
      end_time: decide.end_time.default(null),
      essay_topic: decide.essay_topic.default(null),
      offline_hours: decide.offline_hours.default(EXAM_DEFAULTS.offlineHours),
    }),
    status: 201,
    response: exam,
  },
  'GET /api/exams/:id': {
    tag: 'exams',
    summary: 'One exam with its questions in order. A student’s first look at the paper starts the clock',
    params: idInPath,
    query: z.object({ view: z.enum(['paper', 'sheet']).default('paper') }),
    status: 200,
    response: examDetail,
  },
  'PATCH /api/exams/:id': {
    tag: 'exams',
    summary: 'Changes an exam, its window included',
    params: idInPath,
    body: z.object(decide).partial(),
    status: 200,
    response: changed,
  },
  'DELETE /api/exams/:id': {
    tag: 'exams',
    summary: 'Deletes an exam that nobody has answered',
    params: idInPath,
    status: 200,
    response: z.object({ message }),
  },
  'POST /api/exams/:id/assign': {
    tag: 'exams',
    summary: 'Gives the exam to turmas, besides those that have it already',
    params: idInPath,
    body: z.object({ turma_ids: ids(texts.chooseTurma, 1_000) }),
    status: 200,
    response: changed,
  },
  'DELETE /api/exams/:id/turmas/:turma_id': {
    tag: 'exams',
    summary: 'Takes the exam back from a turma; whoever has begun it goes on',
    params: idInPath.extend({ turma_id: idInPath.shape.id }),
    status: 200,
    response: changed,
  },
  'POST /api/exams/:id/questions': {
    tag: 'exams',
    summary: 'Adds typed questions, all or none of them',
    params: idInPath,
    body: z.object({
      questions: z.array(typedQuestion, { error: texts.noQuestions }).min(1, texts.noQuestions).max(max, texts.tooMany),
    }),
    status: 201,
    response: changed,
  },
  'POST /api/exams/:id/questions/from-bank': {
    tag: 'exams',
    summary: 'Adds questions of the bank, all or none of them',
    params: idInPath,
    body: z.object({ question_ids: ids(texts.noQuestions, max) }),
    status: 201,
    response: changed,
  },
  'POST /api/exams/:id/questions/suggestions': {
    tag: 'exams',
    summary: 'Picks questions of the bank for the exam, and adds none of them; the same order picks the same questions',
    params: idInPath,
    body: suggestionOrder,
    status: 200,
    response: z.object({
      questions: z.array(suggestedQuestion).describe('In the order of the areas'),
      missing: z.number().int().describe('How many the bank could not give'),
      off_mix: z.number().int().describe('How many are of another difficulty than asked, because there were too few'),
    }),
  },
  'PUT /api/exams/:id/questions/order': {
    tag: 'exams',
    summary: 'Puts the questions of an exam that nobody has begun in another order',
    params: idInPath,
    body: z.object({ question_ids: ids(texts.orderIncomplete, max) }),
    status: 200,
    response: changed,
  },
  'PUT /api/exams/:id/questions/:question_id': {
    tag: 'exams',
    summary: 'Replaces a typed question of an exam that nobody has begun; it gets a new id and keeps its place',
    params: idInPath.extend({ question_id: idInPath.shape.id }),
    body: typedQuestion,
    status: 200,
    response: changed,
  },
  'DELETE /api/exams/:id/questions/:question_id': {
    tag: 'exams',
    summary: 'Takes a question out of an exam that nobody has begun; those after it move up',
    params: idInPath.extend({ question_id: idInPath.shape.id }),
    status: 200,
    response: changed,
  },
  'POST /api/exams/:id/duplicate': {
    tag: 'exams',
    summary: 'A copy with the same questions, with neither turmas nor a window',
    params: idInPath,
    status: 201,
    response: changed,
  },
} as const satisfies Calls;
