import { type CallOutput, type CallParsed, messages } from '@gabarita/contract';
import { fieldError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { confirm, takeRecognition } from '../answer-sheets/confirm.js';
import { audit } from '../audit/service.js';
import { closeOverdue, closeSession, isOverdue } from '../sessions/closing.js';
import { keepWaiting } from '../sessions/late-answers.js';
import { lockRunningSession, queueUp } from '../sessions/locks.js';
import { type Taken, takenExam } from '../sessions/session.js';
import { sheetOf } from '../sessions/sheet.js';
import { takenOfEdition } from '../sessions/starting.js';
import { sharedTurma } from '../sessions/turma-of-exam.js';
import { admit } from './admission.js';
import { readAnswers } from './given-answers.js';
import { markResultShown } from './key-shown.js';
import { handInLate } from './late-attempt.js';
import type { Answers } from './marking.js';
import { recordedAnswers } from './marks.js';
import { subjectFor } from './policy.js';
import { type Attempt, recordAttempt } from './record.js';
import { findByIdempotencyKey } from './repository.js';
import { attemptView, lateMessage } from './views.js';

type Body = CallParsed<'POST /api/attempts', 'body'>;

/** An attempt that is being handed in. */
interface Submission {
  person: Person;
  /** Whose attempt it is; not the person's own when staff type in a sheet. */
  userId: number;
  taken: Taken;
  mode: Attempt['mode'];
  body: Body;
  idempotencyKey: string | null;
  now: Date;
}

/**
 * Records an attempt from its answers alone. With a session under way it finishes that one: the session's clock counts
 * and its entries stand. Sent again with the same key, it answers with the attempt it made the first time.
 */
export async function createAttempt(
  { db, clock, examSignals }: Services,
  person: Person,
  body: Body,
  idempotencyKey: string | null,
): Promise<CallOutput<'POST /api/attempts'>> {
  const now = clock.now();
  const attempt = await db.transaction(async (tx) => {
    const userId = await subjectFor(tx, person, body.user_id);
    await queueUp(tx, userId);
    const repeated = idempotencyKey ? await findByIdempotencyKey(tx, userId, idempotencyKey) : undefined;
    if (repeated) return repeated;
    const taken = await takenBy(tx, body);
    const submission = { person, userId, taken, mode: modeOf(body), body, idempotencyKey, now };
    return submission.mode === 'photo' ? handInPhoto(tx, submission) : handIn(tx, submission);
  });
  examSignals.tell(attempt.exam_id);
  const message = lateMessage(attempt) ?? messages.attempts.saved;
  const view = await attemptView(db, now, person, attempt);
  await markResultShown(db, person, view, now);
  return { message, attempt: view };
}

async function takenBy(tx: Db, { exam_id, year, discipline, language, day }: Body): Promise<Taken> {
  if (exam_id) return takenExam(exam_id);
  return takenOfEdition(tx, {
    year: year ?? 0,
    discipline: discipline as NonNullable<Taken['discipline']>,
    language: language ?? undefined,
    day: day ?? undefined,
  });
}

function modeOf({ meta }: Body): Attempt['mode'] {
  if (meta?.is_manual) return 'manual';
  return meta?.mode === 'photo' ? 'photo' : 'screen';
}

/** What was read from a photo, and looked through by the person who confirms it. */
async function handInPhoto(tx: Db, submission: Submission): Promise<Attempt> {
  const { person, taken, body, now } = submission;
  const recognition = await takeRecognition(tx, person, body.meta?.recognition_id, taken.exam_id);
  const attempt = await handIn(tx, submission);
  const late = attempt.late_answers?.map(({ question_id, letter }) => [question_id, { letter }] as const) ?? [];
  const answers = new Map([...(await recordedAnswers(tx, attempt.id)), ...late]);
  await confirm(tx, now, person, recognition, { attempt, answers });
  return attempt;
}

async function handIn(tx: Db, submission: Submission): Promise<Attempt> {
  const { userId, person, taken, now, mode, idempotencyKey } = submission;
  const own = userId === person.id;
  const running = own ? await lockRunningSession(tx, userId, taken) : undefined;
  if (running && !isOverdue(running, now)) {
    const fill = await answersIn(tx, submission, running);
    const attempt = await closeSession(tx, running, now, { finished: true, fill, mode, idempotencyKey });
    if (attempt) return attempt;
  }
  if (running) await closeOverdue(tx, running, now);
  const read = (session: Taken) => answersIn(tx, submission, session);
  const timeSpent = submission.body.time_spent ?? 0;
  const joined =
    own && mode === 'screen'
      ? await handInLate(tx, { userId, taken, read, timeSpent, idempotencyKey, now })
      : undefined;
  return joined ?? recordAlone(tx, submission);
}

async function answersIn(tx: Db, { body, mode }: Submission, taken: Taken): Promise<Answers> {
  const sheet = await sheetOf(tx, taken);
  // An essay exam, above all: an attempt without its text would use up the student's one attempt.
  if (sheet.length === 0) throw fieldError('user_answers', messages.attempts.noQuestions);
  const answers = readAnswers(body.user_answers ?? [], sheet, mode === 'manual');
  const blank = ![...answers.values()].some(({ letter }) => letter !== null);
  if (mode === 'manual' && blank) throw fieldError('user_answers', messages.attempts.noAnswers);
  return answers;
}

/** Without a session: manual and photo sheets, and clients that start none. */
async function recordAlone(tx: Db, submission: Submission): Promise<Attempt> {
  const { person, userId, taken, mode, body, now } = submission;
  const entered = userId !== person.id;
  const { waits } = taken.exam_id === null ? { waits: false } : await admit(tx, submission, taken.exam_id);
  const answers = await answersIn(tx, submission, taken);
  const attempt = await recordAttempt(
    tx,
    {
      userId,
      taken,
      mode,
      sessionId: null,
      turmaId: taken.exam_id === null ? null : await sharedTurma(tx, userId, taken.exam_id),
      enteredBy: entered ? person.id : null,
      timeSpent: mode === 'screen' ? Math.round(body.time_spent ?? 0) : 0,
      // Nobody timed it: only what staff have had in their hands ranks.
      mayRank: taken.exam_id !== null && entered,
      sentOffline: false,
      idempotencyKey: submission.idempotencyKey,
      at: now,
    },
    waits ? new Map() : answers,
  );
  if (entered) await auditEntered(tx, submission, attempt);
  return waits ? keepWaiting(tx, attempt, answers) : attempt;
}

const auditEntered = (tx: Db, { person, userId, now }: Submission, attempt: Attempt) =>
  audit(tx, now, person, {
    action: 'attempt.entered',
    subject: attempt.exam_name,
    details: { user_id: userId, attempt_id: attempt.id },
  });
