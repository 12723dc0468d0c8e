import type { CallParsed } from '@gabarita/contract';
import { DEFAULT_MINUTES, minutesOfDay } from '@gabarita/enem';
import { contact, nextEpoch } from '@gabarita/exam-clock';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import type { Person } from '../../http/person.js';
import { findRelation } from '../exams/access.js';
import { admitStudent, isStaffOf, type Relation } from '../exams/policy.js';
import { findStanding } from '../exams/standings.js';
import { closeSession, isOverdue } from './closing.js';
import { extraMinutes } from './extra-time.js';
import { lockRunningSession, queueUp } from './locks.js';
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
  'exam_id' in wanted ? startExam(tx, person, now, wanted.exam_id) : startEdition(tx, person, now, wanted);

/** A student's first look at a custom paper comes here too. */
export async function startExam(tx: Db, person: Person, now: Date, examId: number): Promise<Started> {
  const relation = await findRelation(tx, person, examId);
  return startOrResume(tx, person, now, takenExam(examId), async () => {
    await admit(tx, person, relation, now);
    return {
      durationMs: relation.exam.duration_minutes * 60_000,
      turma_id: await sharedTurma(tx, person.id, examId),
    };
  });
}

/** A new start is judged by the window and the number of attempts; going on with a running one never is. */
async function admit(tx: Db, person: Person, relation: Relation, now: Date): Promise<void> {
  if (isStaffOf(person, relation)) return;
  if (person.role !== 'student') throw new AppError('access.denied');
  const { attempted } = await findStanding(tx, person.id, relation.exam.id);
  if (attempted && !relation.exam.allow_multiple_attempts) throw new AppError('attempts.only-one');
  admitStudent(relation, { running: false, attempted: false }, now);
}

type WantedEdition = Exclude<Wanted, { exam_id: number }>;

async function startEdition(tx: Db, person: Person, now: Date, wanted: WantedEdition): Promise<Started> {
  const { year, discipline, duration_seconds } = wanted;
  const taken = await takenOfEdition(tx, wanted);
  return startOrResume(tx, person, now, taken, async () => ({
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
  if (running) await closeSession(tx, running, now);
  return { session: await beginSession(tx, person.id, now, taken, await conditions()), resumed: false };
}

/** The student's own extra time comes on top of what everybody gets. */
export async function beginSession(
  tx: Db,
  userId: number,
  now: Date,
  taken: Taken,
  { durationMs, ...conditions }: Conditions,
): Promise<Session> {
  const total_questions = await sheetLength(tx, taken);
  if (taken.edition_id !== null && total_questions === 0) throw new AppError('not-found');
  const duration_ms = durationMs + (await extraMinutes(tx, userId, taken.exam_id)) * 60_000;
  return insertSession(tx, {
    ...taken,
    ...conditions,
    ...clockColumns(startedClock(duration_ms, taken.edition_id !== null, now), now),
    user_id: userId,
    epoch: nextEpoch(0, now.getTime()),
    total_questions,
    started_at: now,
    duration_ms,
  });
}
