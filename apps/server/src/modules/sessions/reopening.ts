import { type CallOutput, type CallParsed, messages } from '@gabarita/contract';
import { timeUsed } from '@gabarita/exam-clock';
import { and, eq } from 'drizzle-orm';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import { attempts } from '../../db/schema/index.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { recordedAnswers, recordedMarks } from '../attempts/marks.js';
import { type Attempt, remarkAttempt } from '../attempts/record.js';
import { audit } from '../audit/service.js';
import type { Exam } from '../exams/policy.js';
import { issueEpoch } from './epochs.js';
import { keyIsKnown } from './late-answers.js';
import { letIn } from './letting-in.js';
import { lockClosedSession, lockRunningSession, queueUp } from './locks.js';
import { lockSession, storeHeld, updateSession } from './repository.js';
import { heldOf } from './saving.js';
import { clockColumns, type Session, takenExam, timingOf } from './session.js';

const { results: texts } = messages;

type Order = CallParsed<'POST /api/exams/:id/students/:user_id/reopen', 'body'>;

/** What staff may reopen: their exam, and those of its sessions that began in a turma they see. */
export interface Reopenable {
  exam: Exam;
  sees(turmaId: number | null): boolean;
}

/**
 * More time for one student: the exam under way gets longer, the finished one is opened again with its answers, or one
 * who missed it is let in. While it is open again it counts as not handed in, so its key is closed to the student; closing
 * it marks the same attempt anew and keeps the result it had.
 */
export async function reopenFor(
  { db, clock }: Services,
  person: Person,
  { exam, sees }: Reopenable,
  userId: number,
  { minutes, confirm }: Order,
): Promise<CallOutput<'POST /api/exams/:id/students/:user_id/reopen'>> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await queueUp(tx, userId);
    const running = await lockRunningSession(tx, userId, takenExam(exam.id));
    const finished = running ? undefined : await finishedSession(tx, userId, exam.id);
    const session = running ?? finished ?? (await letIn(tx, { exam, userId, minutes, confirm }, now));
    if (!sees(session.turma_id)) throw new AppError('not-found');
    if (finished) await markReopened(tx, finished, now, confirm);
    if (running) await updateSession(tx, running, longer(running, now, minutes));
    if (finished) await openAgain(tx, finished, now, minutes);
    await audit(tx, now, person, {
      action: running ? 'session.extended' : 'session.reopened',
      subject: exam.title,
      details: { exam_id: exam.id, user_id: userId, minutes, after_key: confirm },
    });
    return { message: running ? texts.extended(minutes) : texts.reopened(minutes) };
  });
}

/** The session of the first attempt, which is the one that counts; undefined for who missed the exam. */
async function finishedSession(tx: Db, userId: number, examId: number): Promise<Session | undefined> {
  const [attempt] = await tx
    .select({ session_id: attempts.session_id })
    .from(attempts)
    .where(and(eq(attempts.user_id, userId), eq(attempts.exam_id, examId), eq(attempts.first, true)));
  // Whoever let the time run out without an answer has no attempt, but has begun.
  if (!attempt) return lockClosedSession(tx, userId, takenExam(examId));
  const session = attempt.session_id === null ? undefined : await lockSession(tx, attempt.session_id);
  if (!session) throw new AppError('results.on-paper');
  return session;
}

/** Whoever has seen the key goes on only when staff say so twice, and leaves the ranking. */
async function markReopened(tx: Db, session: Session, now: Date, confirm: boolean): Promise<void> {
  const [attempt] = await tx.select().from(attempts).where(eq(attempts.session_id, session.id)).for('update');
  const known = await keyIsKnown(tx, session, attempt, now);
  if (known && !confirm) throw new AppError(attempt ? 'results.key-seen' : 'results.key-out');
  if (!attempt) return;
  const answers = await recordedAnswers(tx, attempt.id);
  const changes: Partial<Attempt> = { reopened_at: now, ranked: attempt.ranked && !known };
  await remarkAttempt(tx, attempt, answers, { at: now, changes });
  await layOut(tx, session, attempt.id);
}

/**
 * What the attempt says lies on the desk again and stays until the student changes it, whether it came as an entry, was
 * handed in without one, or was accepted by staff afterwards.
 */
async function layOut(tx: Db, session: Session, attemptId: number): Promise<void> {
  const held = await heldOf(tx, session);
  const blank = { session_id: session.id, epoch: session.epoch, seq: 1, elapsed_ms: session.used_ms };
  const rows = (await recordedMarks(tx, attemptId)).flatMap(({ question_id, number, letter, time_spent }) => {
    const known = held.get(question_id);
    if (known?.letter === letter) return [];
    const spent_ms = (time_spent ?? 0) * 1_000;
    return [known ? { ...known, letter } : { ...blank, question_id, number, letter, ...NOTHING_ELSE, spent_ms }];
  });
  await storeHeld(tx, rows);
}

const NOTHING_ELSE = { annulled: [], others: [], superseded: [] };

/**
 * The clock of a custom exam is the time since its start, so a session that stood closed starts as much later as it
 * stood: nobody's time goes by in between.
 */
function longer(session: Session, now: Date, minutes: number) {
  const timing = timingOf(session);
  const open = session.closed_at === null;
  const used = open ? Math.min(session.duration_ms, timeUsed(timing, now.getTime())) : session.used_ms;
  const left = open ? session.duration_ms - used : 0;
  const startedAt = now.getTime() - used;
  const durationMs = used + left + minutes * 60_000;
  const clock = clockColumns({ ...timing, startedAt, durationMs, usedMs: 0, runningSince: startedAt }, now);
  return { ...clock, started_at: new Date(startedAt), duration_ms: durationMs };
}

/** In a new epoch: a finish that the old device still has to send must not close it again. */
async function openAgain(tx: Db, session: Session, now: Date, minutes: number): Promise<void> {
  const epoch = await issueEpoch(tx, session.user_id, session.epoch, now);
  const reopened = { closed_at: null, finished_at: null, reopened_at: now };
  await updateSession(tx, session, { ...longer(session, now, minutes), ...reopened, epoch });
}
