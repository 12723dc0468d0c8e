import type { CallParsed } from '@gabarita/contract';
import { DEFAULT_MINUTES, minutesOfDay } from '@gabarita/enem';
import { contact } from '@gabarita/exam-clock';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import type { Person } from '../../http/person.js';
import { lastAttemptAt } from '../attempts/record.js';
import { findRelation } from '../exams/access.js';
import { admitStudent, isStaffOf, type Relation } from '../exams/policy.js';
import { findStanding } from '../exams/standings.js';
import { closeOverdue, isOverdue } from './closing.js';
import { issueEpoch } from './epochs.js';
import { extraMinutes } from './extra-time.js';
import { lockClosedSession, lockRunningSession, queueUp } from './locks.js';
import { findEditionByYear, insertSession, updateSession } from './repository.js';
import { clockColumns, type Session, startedClock, type Taken, takenExam, timingOf } from './session.js';
import { sheetLength } from './sheet.js';
import { sharedTurma } from './turma-of-exam.js';

type Wanted = CallParsed<'POST /api/sessions', 'body'>;

export interface Started {
  session: Session;
  resumed: boolean;
}

/** Starts what the body asks for, or goes on with the one that is running. */
export const startSession = (tx: Db, person: Person, now: Date, wanted: Wanted): Promise<Started> =>
  'exam_id' in wanted
    ? startExam(tx, person, now, wanted.exam_id, { again: wanted.again })
    : startEdition(tx, person, now, wanted);

/** A student's first look at a custom paper comes here too. */
export async function startExam(
  tx: Db,
  person: Person,
  now: Date,
  examId: number,
  { again }: Pick<Conditions, 'again'> = {},
): Promise<Started> {
  const relation = await findRelation(tx, person, examId);
  return startOrResume(tx, person, now, takenExam(examId), async () => {
    await admit(tx, person, relation, now);
    return {
      again,
      durationMs: relation.exam.duration_minutes * 60_000,
      turma_id: await sharedTurma(tx, person.id, examId),
    };
  });
}

/** A new start is judged by the window and the number of attempts; going on with a running one never is. */
async function admit(tx: Db, person: Person, relation: Relation, now: Date): Promise<void> {
  if (isStaffOf(person, relation)) return;
  if (person.role !== 'student') throw new AppError('access.denied');
  const { attempted, lapsed } = await findStanding(tx, person.id, relation.exam.id);
  if (attempted && !relation.exam.allow_multiple_attempts) throw new AppError('attempts.only-one');
  if (lapsed && !relation.exam.allow_multiple_attempts) throw new AppError('attempts.ran-out');
  admitStudent(relation, { running: false, attempted: false }, now);
}

type WantedEdition = Exclude<Wanted, { exam_id: number }>;

async function startEdition(tx: Db, person: Person, now: Date, wanted: WantedEdition): Promise<Started> {
  const { year, discipline, duration_seconds } = wanted;
  const taken = await takenOfEdition(tx, wanted);
  return startOrResume(tx, person, now, taken, async () => ({
    again: wanted.again,
    durationMs: duration_seconds
      ? duration_seconds * 1_000
      : (taken.day ? minutesOfDay(year, taken.day) : DEFAULT_MINUTES[discipline]) * 60_000,
    turma_id: null,
  }));
}

/** What is taken of an edition. A language is fixed where the paper asks for one; only a whole exam has days. */
export async function takenOfEdition(
  tx: Db,
  { year, discipline, language, day }: Pick<WantedEdition, 'year' | 'discipline' | 'language' | 'day'>,
): Promise<Taken> {
  const edition = await findEditionByYear(tx, year);
  if (!edition) throw new AppError('not-found');
  const asksLanguage = discipline === 'linguagens' || discipline === 'prova-completa';
  return {
    exam_id: null,
    edition_id: edition.id,
    discipline,
    language: asksLanguage ? (language ?? 'ingles') : null,
    day: discipline === 'prova-completa' ? (day ?? null) : null,
  };
}

interface Conditions {
  durationMs: number;
  /** False: not for who has done it, who is to be asked first. */
  again?: boolean | undefined;
  turma_id: number | null;
  /** When staff let the student in after the end. */
  reopened_at?: Date;
}

async function startOrResume(
  tx: Db,
  person: Person,
  now: Date,
  taken: Taken,
  conditions: () => Promise<Conditions>,
): Promise<Started> {
  await queueUp(tx, person.id);
  const running = await lockRunningSession(tx, person.id, taken);
  if (running && !isOverdue(running, now)) {
    const clock = clockColumns(contact(timingOf(running), now.getTime()), now);
    return { session: await updateSession(tx, running, clock), resumed: true };
  }
  // Its time is over, and the job has not come by yet.
  if (running) await closeOverdue(tx, running, now);
  const { again, ...wanted } = await conditions();
  if (again === false) await refuseRepetition(tx, person.id, taken);
  return { session: await beginSession(tx, person.id, now, taken, wanted), resumed: false };
}

/** Whoever loads a page again has not asked for another attempt. */
async function refuseRepetition(tx: Db, userId: number, taken: Taken): Promise<void> {
  const attempt_id = await lastAttemptAt(tx, userId, taken);
  if (attempt_id === null && !(await lockClosedSession(tx, userId, taken))) return;
  throw new AppError('sessions.done', undefined, { attempt_id });
}

/** The student's own extra time comes on top of what everybody gets. */
export async function beginSession(
  tx: Db,
  userId: number,
  now: Date,
  taken: Taken,
  { durationMs, ...conditions }: Omit<Conditions, 'again'>,
): Promise<Session> {
  const total_questions = await sheetLength(tx, taken);
  if (taken.edition_id !== null && total_questions === 0) throw new AppError('not-found');
  const duration_ms = durationMs + (await extraMinutes(tx, userId, taken.exam_id)) * 60_000;
  return insertSession(tx, {
    ...taken,
    ...conditions,
    ...clockColumns(startedClock(duration_ms, taken.edition_id !== null, now), now),
    user_id: userId,
    epoch: await issueEpoch(tx, userId, 0, now),
    total_questions,
    started_at: now,
    duration_ms,
  });
}
