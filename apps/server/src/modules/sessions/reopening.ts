import { type CallOutput, type CallParsed, messages } from '@gabarita/contract';
import { nextEpoch, timeUsed } from '@gabarita/exam-clock';
import { and, eq } from 'drizzle-orm';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import { attempts } from '../../db/schema/index.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { recordedAnswers } from '../attempts/marks.js';
import { type Attempt, remarkAttempt } from '../attempts/record.js';
import { audit } from '../audit/service.js';
import type { Exam } from '../exams/policy.js';
import { keyIsKnown } from './closing.js';
import { letIn } from './letting-in.js';
import { lockRunningSession, queueUp } from './locks.js';
import { lockSession, updateSession } from './repository.js';
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
    if (finished) await updateSession(tx, finished, { ...longer(finished, now, minutes), ...opened(finished, now) });
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
  if (!attempt) return undefined;
  const session = attempt.session_id === null ? undefined : await lockSession(tx, attempt.session_id);
  if (!session) throw new AppError('results.on-paper');
  return session;
}

/** Whoever has seen the key goes on only when staff say so twice, and leaves the ranking. */
async function markReopened(tx: Db, session: Session, now: Date, confirm: boolean): Promise<void> {
  const [attempt] = await tx.select().from(attempts).where(eq(attempts.session_id, session.id)).for('update');
  if (!attempt) throw new AppError('results.on-paper');
  const known = await keyIsKnown(tx, session, attempt, now);
  if (known && !confirm) throw new AppError('results.key-seen');
  const changes: Partial<Attempt> = { reopened_at: now, ranked: attempt.ranked && !known };
  await remarkAttempt(tx, attempt, await recordedAnswers(tx, attempt.id), { at: now, changes });
}

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
const opened = ({ epoch }: Session, now: Date) => ({
  closed_at: null,
  reopened_at: now,
  epoch: nextEpoch(epoch, now.getTime()),
});
