import { z } from 'zod';
import type { Calls } from '../call.js';
import { EXTRA_MINUTES_MAX } from '../constants.js';
import { id, idInPath, instant, message, paging } from '../fields.js';
import * as messages from '../messages.js';
import { attempt } from './attempt.js';
import { exam } from './exam.js';
import { area, letter, skill } from './question.js';

/** What the staff of an exam see of it: while it is being written, and afterwards. A teacher sees the own turmas. */

const { results: texts, validation } = messages;
const REASON_MAX = 500;

const ofTurma = {
  turma_id: idInPath.shape.id.optional().describe('One of the turmas the reader may see; all of them otherwise'),
};
const count = z.number().int();
const share = z.number().describe('From 0 to 1');

const rosterState = z
  .enum(['absent', 'unanswered', 'running', 'offline', 'finished'])
  .describe(
    '“offline” is running, and not heard of for a while; “unanswered” is absent, though the exam was opened and ran out',
  );

const counts = z.object({ students: count, absent: count, running: count, offline: count, finished: count });

const rosterEntry = z.object({
  user_id: id,
  name: z.string(),
  turma: z.string().nullable(),
  state: rosterState,
  answered: count.nullable().describe('Null for who has not begun'),
  saved_at: instant.nullable().describe('When the server last heard of the student'),
  deadline: instant.nullable().describe('Of who is writing'),
  finished_at: instant.nullable(),
  attempt_id: id.nullable(),
  awaiting_decision: z.boolean(),
  reopened: z.boolean(),
});

export const roster = z.object({
  now: instant.describe('By the clock of the server; every other moment is to be held against it'),
  total_questions: count,
  counts: counts.describe(
    'Of everybody, whatever the page; offline ones are counted as running too, unanswered ones as absent',
  ),
  students: z.array(rosterEntry),
  next: z.string().nullable().describe('Cursor of the next page'),
});

const rosterQuery = z.object({
  ...paging,
  ...ofTurma,
  state: z.enum(['absent', 'running', 'finished']).optional(),
});

const key = z.object({ letter: letter.nullable(), annulled: z.boolean() });

const itemReport = z.object({
  question_id: id,
  order: count,
  statement: z.string(),
  discipline: area.nullable(),
  skill: skill.nullable(),
  key,
  answers: count,
  facility: share.nullable().describe('Share of right answers; null for a question that does not count'),
  discrimination: z.number().nullable().describe('Facility among the best 27 % less that among the worst 27 %'),
  point_biserial: z.number().nullable().describe('Correlation with the score on the other questions'),
  suspect: z.boolean().describe('The best chose another alternative more often than the key'),
  choices: z.array(
    z.object({
      letter: letter.nullable().describe('Null for blank'),
      is_key: z.boolean(),
      count,
      share,
      share_of_best: share,
      share_of_worst: share,
    }),
  ),
  corrections: z
    .array(z.object({ from: key, to: key, reason: z.string().nullable(), by: z.string(), at: instant }))
    .describe('Of the key in this exam, newest first'),
});

export const resultsCalls = {
  'GET /api/exams/:id/results': {
    tag: 'results',
    summary: 'How an exam went: who did it, how grades are spread, what waits. Only first attempts count',
    params: idInPath,
    query: z.object(ofTurma),
    status: 200,
    response: z.object({
      exam: exam.pick({
        id: true,
        title: true,
        start_time: true,
        end_time: true,
        availability: true,
        duration_minutes: true,
        questions_count: true,
        report_subject: true,
        use_tri: true,
        is_redacao: true,
      }),
      editable: z.boolean().describe('Whether the reader may correct keys and reopen'),
      turmas: z.array(z.object({ id, name: z.string() })),
      counts,
      attempts: count.describe('First attempts, whatever their origin'),
      mean_percentage: z.number().nullable(),
      mean_tri: z.number().nullable(),
      distribution: z.array(z.object({ from: count, to: count, count })).describe('Percentage of right answers'),
      awaiting_decision: count,
      rescoring: z.object({ done: count, total: count }).nullable(),
      calibration: z
        .object({ answers: count, anchors: count, at: instant, display: z.enum(['estimate', 'score']) })
        .nullable()
        .describe('Of the exam’s own items, from its answers'),
    }),
  },
  'GET /api/exams/:id/results/students': {
    tag: 'results',
    summary: 'First attempts, best first, with their place; the next cursor is in the Link header',
    params: idInPath,
    query: z.object({
      ...paging,
      ...ofTurma,
      awaiting: z.literal('1').optional().describe('Only those that wait for a decision'),
    }),
    status: 200,
    response: z.array(
      z.object({
        position: count,
        turma: z.string().nullable(),
        practice: count.describe('Later attempts of the same student'),
        attempt,
      }),
    ),
  },
  'GET /api/exams/:id/results/items': {
    tag: 'results',
    summary: 'Classical item analysis of first attempts, the questions that tell students apart least first',
    params: idInPath,
    query: z.object(ofTurma),
    status: 200,
    response: z.object({
      answers: count,
      alpha: z.number().nullable().describe('Cronbach’s alpha'),
      items: z.array(itemReport),
      skills: z
        .array(
          z.object({
            discipline: area.nullable(),
            skill,
            questions: z.array(count).describe('By their order'),
            facility: share,
          }),
        )
        .describe('The least mastered first'),
    }),
  },
  'GET /api/exams/:id/results/export': {
    tag: 'results',
    summary: 'The results as a spreadsheet, answers included',
    params: idInPath,
    query: z.object({ ...ofTurma, format: z.enum(['csv', 'xlsx']) }),
    status: 200,
    response: z.string().describe('The file'),
  },
  'GET /api/exams/:id/roster': {
    tag: 'results',
    summary: 'Where every student is, by name, a page at a time',
    params: idInPath,
    query: rosterQuery,
    status: 200,
    response: roster,
  },
  'GET /api/exams/:id/live': {
    tag: 'results',
    summary: 'The same page of the roster as an event stream: a `roster` event whenever something in it changed',
    params: idInPath,
    query: rosterQuery,
    status: 200,
    response: z.string().describe('text/event-stream'),
  },
  'GET /api/exams/:id/key-offers': {
    tag: 'results',
    summary: 'Keys that were corrected in the bank and that the exam does not follow yet',
    params: idInPath,
    status: 200,
    response: z.array(
      z.object({
        question_id: id,
        order: z.number().int(),
        statement: z.string(),
        from: z.object({ letter: letter.nullable(), annulled: z.boolean() }),
        to: z.object({ letter: letter.nullable(), annulled: z.boolean() }),
      }),
    ),
  },
  'POST /api/exams/:id/key-offers/:question_id': {
    tag: 'results',
    summary: 'Takes the bank’s key, which marks every attempt anew, or keeps the exam’s',
    params: idInPath.extend({ question_id: idInPath.shape.id }),
    body: z.object({ accept: z.boolean() }),
    status: 200,
    response: z.object({ message: z.string() }),
  },
  'POST /api/exams/:id/questions/:question_id/key': {
    tag: 'results',
    summary: 'Corrects a key, or annuls the question, in this exam alone; every attempt is marked anew',
    params: idInPath.extend({ question_id: idInPath.shape.id }),
    body: z.object({
      letter: letter.nullable().describe('Null annuls: right for everybody'),
      reason: z
        .string({ error: texts.reasonRequired })
        .trim()
        .min(1, texts.reasonRequired)
        .max(REASON_MAX, validation.tooLong(REASON_MAX)),
    }),
    status: 200,
    response: z.object({ message, rescoring: z.object({ done: count, total: count }).nullable() }),
  },
  'POST /api/exams/:id/students/:user_id/reopen': {
    tag: 'results',
    summary:
      'Gives one student more time: in the exam under way, by opening the finished one again, or the one that was missed',
    params: idInPath.extend({ user_id: idInPath.shape.id }),
    body: z.object({
      minutes: z
        .number({ error: texts.minutes })
        .int(texts.minutes)
        .min(1, texts.minutes)
        .max(EXTRA_MINUTES_MAX, texts.minutes),
      confirm: z.boolean().default(false).describe('Said after a 409: the key is out, or the student has seen it'),
    }),
    status: 200,
    response: z.object({ message }),
  },
} as const satisfies Calls;
