import type { HeldAnswer, RunningSession, SessionView } from '@gabarita/contract';
import { firstIndexOf, numbersOfDay } from '@gabarita/enem';
import { deadlineOf, isPaused, timeLeft } from '@gabarita/exam-clock';
import type { Db } from '../../db/database.js';
import { heldViews } from './held.js';
import { type listRunning, titleOf } from './repository.js';
import { seatOf } from './saving.js';
import { type Session, timingOf } from './session.js';

function head(session: Session, title: { exam_name: string; year: number | null }, now: Date) {
  const timing = timingOf(session);
  const deadline = deadlineOf(timing, now.getTime());
  return {
    id: session.id,
    exam_id: session.exam_id,
    ...title,
    discipline: session.discipline,
    language: session.language,
    day: session.day,
    started_at: session.started_at.toISOString(),
    deadline: deadline === null ? null : new Date(deadline).toISOString(),
    duration_ms: session.duration_ms,
    remaining_ms: timeLeft(timing, now.getTime()),
    paused: isPaused(timing, now.getTime()),
    total_questions: session.total_questions,
    updated_at: session.last_contact_at.toISOString(),
  };
}

export async function sessionView(db: Db, session: Session, resumed: boolean, now: Date): Promise<SessionView> {
  const answers = resumed ? await heldAnswers(db, session) : [];
  const own = answers.filter(({ epoch }) => epoch === session.epoch);
  return {
    ...head(session, await titleOf(db, session), now),
    epoch: session.epoch,
    flagged: session.flagged,
    position: session.position,
    last_seq: Math.max(0, ...own.map(({ seq }) => seq)),
    resumed,
    answers,
  };
}

export async function heldAnswers(db: Db, session: Session): Promise<HeldAnswer[]> {
  const { held, sheet } = await seatOf(db, session);
  return heldViews(held, sheet);
}

type RunningRow = Awaited<ReturnType<typeof listRunning>>[number];

export function runningView(
  { session, exam_name, year, answered, last_number }: RunningRow,
  now: Date,
): RunningSession {
  const { discipline, day, total_questions } = session;
  return {
    ...head(session, { exam_name, year }, now),
    answered,
    progress_percentage: total_questions === 0 ? 0 : Math.round((answered / total_questions) * 1000) / 10,
    current_index: last_number === null ? 1 : last_number - firstNumber(year, discipline, day) + 1,
  };
}

/** Numbers of an edition go on from area to area; the student counts from 1. */
function firstNumber(year: number | null, discipline: Session['discipline'], day: Session['day']): number {
  if (day !== null) return numbersOfDay(day)[0];
  return discipline && discipline !== 'prova-completa' && year ? firstIndexOf(year, discipline) : 1;
}
