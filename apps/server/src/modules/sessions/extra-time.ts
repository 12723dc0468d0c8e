import { type CallOutput, type CallParsed, messages } from '@gabarita/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import { prepared } from '../../db/prepared.js';
import { exams, extraTime, sessions } from '../../db/schema/index.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { audit } from '../audit/service.js';
import { findRelation } from '../exams/access.js';
import { isStaffOf } from '../exams/policy.js';
import { teachesStudent } from '../turmas/membership.js';
import { findAccount } from '../users/accounts.js';
import { updateSession } from './repository.js';
import { clockColumns, timingOf } from './session.js';

type ExtraTime = CallOutput<'GET /api/users/:id/extra-time'>;

/** Minutes beyond the others': what the exam grants, else what the student always has. */
export async function extraMinutes(db: Db, userId: number, examId: number | null): Promise<number> {
  const rows = await extraTimeOf(db, userId);
  const ofExam = rows.find(({ exam_id }) => exam_id !== null && exam_id === examId);
  return (ofExam ?? rows.find(({ exam_id }) => exam_id === null))?.minutes ?? 0;
}

const granted = prepared((db, value) =>
  db
    .select({ exam_id: extraTime.exam_id, exam_title: exams.title, minutes: extraTime.minutes })
    .from(extraTime)
    .leftJoin(exams, eq(exams.id, extraTime.exam_id))
    .where(eq(extraTime.user_id, value('userId')))
    .orderBy(asc(extraTime.id)),
);

const extraTimeOf = (db: Db, userId: number) => granted(db, { userId });

/** Between the student and staff: nobody else learns of it. */
export async function readExtraTime({ db }: Services, person: Person, userId: number): Promise<ExtraTime> {
  if (userId !== person.id) await requireStudentOf(db, person, userId);
  return { extra_time: await extraTimeOf(db, userId) };
}

export async function changeExtraTime(
  { db, clock }: Services,
  person: Person,
  userId: number,
  { minutes, exam_id = null }: CallParsed<'PUT /api/users/:id/extra-time', 'body'>,
): Promise<ExtraTime & { message: string }> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const student = await requireStudentOf(tx, person, userId);
    if (exam_id !== null) await requireStaffOf(tx, person, exam_id);
    await storeExtraTime(tx, userId, exam_id, minutes);
    await extendRunning(tx, userId, now);
    await audit(tx, now, person, {
      action: 'extra-time.changed',
      subject: student.name,
      details: { user_id: userId, exam_id, minutes },
    });
    return { message: messages.sessions.extraTimeSaved, extra_time: await extraTimeOf(tx, userId) };
  });
}

async function requireStudentOf(db: Db, person: Person, userId: number) {
  const student = await findAccount(db, userId);
  const allowed =
    person.role === 'admin' || (person.role === 'teacher' && (await teachesStudent(db, person.id, userId)));
  if (!allowed || student?.role !== 'student') throw new AppError('not-found');
  return student;
}

/** Of other exams a teacher learns nothing, not even the title. */
async function requireStaffOf(tx: Db, person: Person, examId: number): Promise<void> {
  if (!isStaffOf(person, await findRelation(tx, person, examId))) throw new AppError('not-found');
}

async function storeExtraTime(tx: Db, userId: number, examId: number | null, minutes: number): Promise<void> {
  const which = and(
    eq(extraTime.user_id, userId),
    examId === null ? isNull(extraTime.exam_id) : eq(extraTime.exam_id, examId),
  );
  await tx.delete(extraTime).where(which);
  if (minutes > 0) await tx.insert(extraTime).values({ user_id: userId, exam_id: examId, minutes });
}

/**
 * Time given in the middle of an exam counts in it. An exam under way never gets shorter; one that staff opened again has the
 * minutes that they said, and not those of the whole exam.
 */
async function extendRunning(tx: Db, userId: number, now: Date): Promise<void> {
  const rows = await tx
    .select({ session: sessions, minutes: sql<number>`${exams.duration_minutes}` })
    .from(sessions)
    .innerJoin(exams, eq(exams.id, sessions.exam_id))
    .where(and(eq(sessions.user_id, userId), isNull(sessions.closed_at), isNull(sessions.reopened_at)));
  for (const { session, minutes } of rows) {
    const granted = (minutes + (await extraMinutes(tx, userId, session.exam_id))) * 60_000;
    const duration_ms = Math.max(session.duration_ms, granted);
    const timing = { ...timingOf(session), durationMs: duration_ms };
    await updateSession(tx, session, { ...clockColumns(timing, now), duration_ms });
  }
}
