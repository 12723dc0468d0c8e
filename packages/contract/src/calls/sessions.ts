import { AREAS } from '@gabarita/enem';
import { z } from 'zod';
import type { Calls } from '../call.js';
import { ENTRIES_MAX, EXTRA_MINUTES_MAX, TIMER_MAX_SECONDS } from '../constants.js';
import { id, idInPath, instant, message } from '../fields.js';
import * as messages from '../messages.js';
import { attempt } from './attempt.js';
import { examDay, foreignLanguage, letter, wantedYear, year } from './question.js';

/** Fits an integer of the database: 24 days. */
const milliseconds = z.number().int().min(0).max(2_147_483_647);
/** Given to a device when it becomes the one that writes; the later one has the greater. The server takes only its own. */
const epoch = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const seq = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const stamp = z.object({ epoch, seq });

export const examDiscipline = z.enum(['prova-completa', ...AREAS]);

/** One change in the journal of a device. The choice is `answer_id` or `letter`; neither, or null, is no choice. */
const entry = z
  .object({
    seq,
    question_id: id.optional(),
    index: z.number().int().positive().max(1_000).optional().describe('Number in the exam, where no id is given'),
    answer_id: id.nullish(),
    letter: letter.nullish(),
    annulled: z.array(letter).max(5).default([]).describe('Alternatives that the student struck out'),
    elapsed_ms: milliseconds.describe('Time of the exam that had gone by, by the clock of the device'),
    saw: z
      .array(stamp)
      .max(50)
      .optional()
      .describe(
        'Answers of other devices that were on the screen when this one was chosen; without it, all that the server holds counts as seen',
      ),
  })
  .refine((one) => one.question_id !== undefined || one.index !== undefined, {
    path: ['question_id'],
    error: messages.validation.required,
  });

const entries = z.array(entry).max(ENTRIES_MAX);
const desk = z.object({
  flagged: z.array(id).max(ENTRIES_MAX).describe('Questions to look at again'),
  position: z.number().int().min(0).max(1_000).describe('Place of the question on the desk, from 0'),
});
const writing = z.object({
  epoch,
  entries: entries.default([]),
  desk: desk.optional().describe('Kept for the next device; only the one that writes can change it'),
});

const chosen = stamp.extend({
  answer_id: id.nullable(),
  letter: letter.nullable(),
  annulled: z.array(letter),
  elapsed_ms: milliseconds,
});

/** What the server holds for one question. */
export const heldAnswer = chosen.extend({
  question_id: id,
  index: z.number().int(),
  others: z
    .array(chosen)
    .describe(
      'Answers of other devices that did not see this one; with another choice it is a conflict for the student',
    ),
  superseded: z.array(stamp).describe('The last entry of each other epoch that gave way to what is held'),
});

const sessionHead = z.object({
  id,
  exam_id: id.nullable(),
  exam_name: z.string(),
  year: year.nullable(),
  discipline: examDiscipline.nullable().describe('Null for a custom exam'),
  language: foreignLanguage.nullable(),
  day: examDay.nullable().describe('Null unless it is a whole exam sat day by day'),
  started_at: instant,
  deadline: instant.nullable().describe('When time is over if nobody pauses; null while paused'),
  duration_ms: milliseconds.describe('Extra time included'),
  remaining_ms: milliseconds,
  paused: z.boolean(),
  total_questions: z.number().int(),
  updated_at: instant,
});

export const session = sessionHead.extend({
  ...desk.shape,
  epoch,
  last_seq: z.number().int().min(0).describe('The highest sequence held in this epoch; a device goes on after it'),
  resumed: z.boolean().describe('It was running already, perhaps on another device: ask before taking over'),
  answers: z.array(heldAnswer),
});

export const runningSession = sessionHead.extend({
  answered: z.number().int(),
  progress_percentage: z.number(),
  current_index: z.number().int().describe('Number of the question touched last, counted from 1'),
});

export const saved = z.object({
  acknowledged: z.array(seq).describe('Sequences that are safe; only these may leave the journal'),
  refused: z.array(seq).describe('Sequences made when time was over, or about no question of this exam'),
  held: z.array(heldAnswer),
  remaining_ms: milliseconds,
});

const extraTime = z.object({
  extra_time: z.array(
    z.object({
      exam_id: id.nullable().describe('Null: in every exam'),
      exam_title: z.string().nullable(),
      minutes: z.number().int(),
    }),
  ),
});

const again = z
  .boolean()
  .optional()
  .describe(
    'False: do not begin for who has done it; the answer is 409 with `attempt_id`, null if it ran out unanswered',
  );

export const sessionsCalls = {
  'POST /api/sessions': {
    tag: 'sessions',
    summary: 'Starts an exam, or gives back the one that is running. The clock is the server’s',
    body: z.union(
      [
        z.object({ exam_id: id, again }),
        z.object({
          year: wantedYear,
          discipline: examDiscipline,
          language: foreignLanguage.optional(),
          day: examDay.optional().describe('Of `prova-completa`: one day of it; ignored elsewhere'),
          duration_seconds: z.number().int().min(0).max(TIMER_MAX_SECONDS).optional().describe('0 is the default time'),
          again,
        }),
      ],
      { error: messages.sessions.whichExam },
    ),
    status: 201,
    response: z.object({ session }),
  },
  'GET /api/sessions': {
    tag: 'sessions',
    summary: 'Exams under way (“Provas em Andamento”), the one touched last first',
    status: 200,
    response: z.array(runningSession),
  },
  'POST /api/sessions/:id/entries': {
    tag: 'sessions',
    summary:
      'Saves entries of the journal; none is a sign of life. From an old epoch they are kept, and the answer is 409 with the same fields and the current epoch',
    params: idInPath,
    body: writing,
    status: 200,
    response: saved,
  },
  'POST /api/sessions/:id/take-over': {
    tag: 'sessions',
    summary: 'Continues on this device: a new epoch, with everything held',
    params: idInPath,
    status: 200,
    response: z.object({ session }),
  },
  'POST /api/sessions/:id/pause': {
    tag: 'sessions',
    summary: 'Leaves an exam of an edition: its clock stops. That of a custom exam goes on',
    params: idInPath,
    body: writing,
    status: 200,
    response: saved,
  },
  'POST /api/sessions/:id/finish': {
    tag: 'sessions',
    summary: 'Applies the entries that were not acknowledged yet and closes the exam, in one transaction; idempotent',
    params: idInPath,
    body: writing,
    status: 201,
    response: z.object({ message, attempt }),
  },
  'GET /api/users/:id/extra-time': {
    tag: 'sessions',
    summary: 'Extra time of a student: for that student and for staff',
    params: idInPath,
    status: 200,
    response: extraTime,
  },
  'PUT /api/users/:id/extra-time': {
    tag: 'sessions',
    summary: 'Gives a student of one’s turmas extra time, always or in one exam; 0 minutes takes it back',
    params: idInPath,
    body: z.object({
      minutes: z
        .number({ error: messages.sessions.extraMinutes })
        .int()
        .min(0)
        .max(EXTRA_MINUTES_MAX, messages.sessions.extraMinutes),
      exam_id: id.nullish(),
    }),
    status: 200,
    response: extraTime.extend({ message }),
  },
} as const satisfies Calls;
