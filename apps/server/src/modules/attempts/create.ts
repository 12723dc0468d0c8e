import { type CallOutput, type CallParsed, messages, SHEET_GRACE_HOURS } from '@gabarita/contract';
import { fitsInTime } from '@gabarita/exam-clock';
import { AppError, fieldError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { confirm, takeRecognition } from '../answer-sheets/confirm.js';
import { audit } from '../audit/service.js';
import { findRelation } from '../exams/access.js';
import { admitStudent, isStaffOf } from '../exams/policy.js';
import { findStanding } from '../exams/standings.js';
import { closeSession, isOverdue, joinAttempt, takesLateAnswers } from '../sessions/closing.js';
import { lockClosedSession, lockRunningSession, queueUp } from '../sessions/locks.js';
import { type Session, type Taken, takenExam, timingOf } from '../sessions/session.js';
import { sheetOf } from '../sessions/sheet.js';
import { takenOfEdition } from '../sessions/starting.js';
import { sharedTurma } from '../sessions/turma-of-exam.js';
import { readAnswers } from './given-answers.js';
import { markResultShown } from './key-shown.js';
import type { Answers } from './marking.js';
import { recordedAnswers } from './marks.js';
import { subjectFor } from './policy.js';
import { type Attempt, recordAttempt } from './record.js';
import { findByIdempotencyKey, updateAttempt } from './repository.js';
import { attemptView } from './views.js';

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
  const message = attempt.late_answers === null ? messages.attempts.saved : messages.attempts.awaiting;
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
  const answers = await recordedAnswers(tx, attempt.id);
  await confirm(tx, now, person, recognition, { attempt, answers });
  return attempt;
}

async function handIn(tx: Db, submission: Submission): Promise<Attempt> {
  const { userId, person, taken, now, mode, idempotencyKey } = submission;
  const own = userId === person.id;
  const running = own ? await lockRunningSession(tx, userId, taken) : undefined;
  if (running && !isOverdue(running, now)) {
    const fill = await answersIn(tx, submission, running);
    const attempt = await closeSession(tx, running, now, { fill, mode, idempotencyKey });
    if (attempt) return attempt;
  }
  if (running) await closeSession(tx, running, now);
  const joined = own && mode === 'screen' ? await handInLate(tx, submission) : undefined;
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

/** A submission that comes after the job closed its session joins the attempt left there; it does not rank. */
async function handInLate(tx: Db, submission: Submission): Promise<Attempt | undefined> {
  const { userId, taken, body, now, idempotencyKey } = submission;
  const session = await lockClosedSession(tx, userId, taken);
  if (!session || !closedByTheJob(session) || !(await takesLateAnswers(tx, session, now))) return undefined;
  if (!fitsInTime(timingOf(session), (body.time_spent ?? 0) * 1_000)) return undefined;
  const fill = await answersIn(tx, submission, session);
  const attempt = await joinAttempt(tx, session, now, { fill, mayRank: false });
  if (!attempt || attempt.idempotency_key !== null) return attempt;
  await updateAttempt(tx, attempt.id, { idempotency_key: idempotencyKey });
  return { ...attempt, idempotency_key: idempotencyKey };
}

/** A student who finishes is heard of at that very moment. */
const closedByTheJob = ({ closed_at, last_contact_at }: Session): boolean =>
  closed_at !== null && closed_at > last_contact_at;

/** Without a session: manual and photo sheets, and clients that start none. */
async function recordAlone(tx: Db, submission: Submission): Promise<Attempt> {
  const { person, userId, taken, mode, body, now } = submission;
  const entered = userId !== person.id;
  if (taken.exam_id !== null) await admit(tx, submission, taken.exam_id);
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
      // An edition without a session had no clock, and staff who try an exam are no students.
      mayRank: taken.exam_id !== null && (entered || person.role === 'student'),
      sentOffline: false,
      idempotencyKey: submission.idempotencyKey,
      at: now,
    },
    answers,
  );
  if (entered) await auditEntered(tx, submission, attempt);
  return attempt;
}

/** One attempt where the exam allows one; the window for students, with a day's grace for what was written on paper. */
async function admit(tx: Db, { person, userId, mode, now }: Submission, examId: number): Promise<void> {
  const relation = await findRelation(tx, { id: userId }, examId);
  const standing = await findStanding(tx, userId, examId);
  if (standing.attempted && !relation.exam.allow_multiple_attempts) throw new AppError('attempts.only-one');
  if (userId !== person.id) return admitEntering(tx, person, examId, relation.assigned);
  if (isStaffOf(person, relation)) return;
  if (person.role !== 'student') throw new AppError('access.denied');
  admitStudent(relation, standing, now, mode === 'screen' ? 0 : SHEET_GRACE_HOURS);
}

/** Staff enter sheets of an exam of theirs, for a student whose turma sits it, whatever its window. */
async function admitEntering(tx: Db, person: Person, examId: number, studentSitsIt: boolean): Promise<void> {
  const relation = await findRelation(tx, person, examId);
  if (!isStaffOf(person, relation) || !studentSitsIt) throw new AppError('access.denied');
}

const auditEntered = (tx: Db, { person, userId, now }: Submission, attempt: Attempt) =>
  audit(tx, now, person, {
    action: 'attempt.entered',
    subject: attempt.exam_name,
    details: { user_id: userId, attempt_id: attempt.id },
  });
