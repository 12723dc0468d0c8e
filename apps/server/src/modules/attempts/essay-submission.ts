import { type CallOutput, type CallParsed, messages } from '@gabarita/contract';
import { fitsInTime } from '@gabarita/exam-clock';
import { AppError, fieldError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { correctEssay, correctFor } from '../essays/correcting.js';
import type { Correction } from '../essays/corrector.js';
import { isHandedInText, keepExamEssay } from '../essays/exam-essays.js';
import { onSheet } from '../essays/written-text.js';
import { findRelation } from '../exams/access.js';
import { admitStudent, type Exam, isStaffOf, type Relation } from '../exams/policy.js';
import { findStanding } from '../exams/standings.js';
import { attemptLeftBy, closeOverdue, closeSession, isOverdue } from '../sessions/closing.js';
import { takesLateAnswers } from '../sessions/late-answers.js';
import { lockClosedSession, lockRunningSession, queueUp } from '../sessions/locks.js';
import { type Session, takenExam, timingOf } from '../sessions/session.js';
import { sharedTurma } from '../sessions/turma-of-exam.js';
import { joinEssayAttempt, recordExamEssay } from './essay-attempt.js';
import type { Attempt } from './record.js';
import { findByIdempotencyKey, findPracticeEssay } from './repository.js';
import { attemptView } from './views.js';

type Body = CallParsed<'POST /api/attempts', 'body'>;
type EssayBody = Body & { essay: NonNullable<Body['essay']> };

export const isEssay = (body: Body): body is EssayBody => body.essay != null;

/** Records an essay that is handed in. The correction is ours alone: one in the body has no way in. */
export async function submitEssay(
  services: Services,
  person: Person,
  body: EssayBody,
  idempotencyKey: string | null,
): Promise<CallOutput<'POST /api/attempts'>> {
  const { db, clock, examSignals } = services;
  const attempt = body.exam_id
    ? await handIn(services, person, { ...body, exam_id: body.exam_id }, idempotencyKey)
    : await practise(services, person, body);
  examSignals.tell(attempt.exam_id);
  return { message: messages.attempts.saved, attempt: await attemptView(db, clock.now(), person, attempt) };
}

async function practise(services: Services, person: Person, { year, essay }: EssayBody): Promise<Attempt> {
  const asked = { text: essay.text, year: year ?? 0, topic: essay.topic ?? '', language: 'pt-BR' };
  await correctEssay(services, person, asked);
  const attempt = await findPracticeEssay(services.db, person.id, asked.year);
  if (!attempt) throw new Error('a corrected essay has an attempt');
  return attempt;
}

type Submission = EssayBody & { exam_id: number };

/** Graded before anything is locked: the one connection of the embedded database must not wait for a dictionary. */
async function handIn(
  services: Services,
  person: Person,
  body: Submission,
  idempotencyKey: string | null,
): Promise<Attempt> {
  const { db, clock } = services;
  const relation = await findRelation(db, person, body.exam_id);
  if (!relation.exam.is_redacao) throw fieldError('essay', messages.essays.examOnly);
  const repeated = idempotencyKey && (await findByIdempotencyKey(db, person.id, idempotencyKey));
  if (repeated) return repeated;
  const { text } = onSheet(body.essay.text);
  const correction = await correctFor(services, person, { text, ...themeOfExam(relation.exam) });
  return db.transaction((tx) =>
    recordHandedIn(tx, { person, relation, body, text, correction, idempotencyKey, now: clock.now() }),
  );
}

const themeOfExam = ({ essay_topic }: Exam) => ({
  topic: essay_topic?.title ?? '',
  motivatingTexts: essay_topic?.texts.map(({ body }) => body) ?? [],
});

interface HandedIn {
  person: Person;
  relation: Relation;
  body: Submission;
  text: string;
  correction: Correction;
  idempotencyKey: string | null;
  now: Date;
}

async function recordHandedIn(tx: Db, handed: HandedIn): Promise<Attempt> {
  const { person, relation, text, correction, idempotencyKey, now } = handed;
  const { exam } = relation;
  await queueUp(tx, person.id);
  const repeated = idempotencyKey && (await findByIdempotencyKey(tx, person.id, idempotencyKey));
  if (repeated) return repeated;
  const found = await sessionFor(tx, handed);
  const left = found && (await attemptLeftBy(tx, found.session));
  if (left && (await isHandedInText(tx, left, text))) return left;
  const isIn = left !== undefined && !found?.wasRunning && isSettled(left);
  const session = isIn ? undefined : found?.session;
  if (!session) await admit(tx, person, relation, now);
  const score = correction.result.score;
  const key = idempotencyKey ?? (session ? `session ${session.id}` : null);
  const attempt =
    left && !isIn
      ? await joinEssayAttempt(tx, left, score, key)
      : await recordExamEssay(tx, {
          person,
          exam,
          score,
          sessionId: session?.id ?? null,
          turmaId: session?.turma_id ?? (await sharedTurma(tx, person.id, exam.id)),
          timeSpent: timeSpentIn(session, now),
          late: session !== undefined && isOverdue(session, now),
          idempotencyKey: key,
          at: now,
        });
  await keepExamEssay(tx, { attempt, topic: themeOfExam(exam).topic, text, correction, at: now });
  return attempt;
}

/**
 * Another text is another attempt: its writer handed this one in, since only what the job collected has no key, or has
 * read what is wrong with it.
 */
const isSettled = ({ idempotency_key, key_shown_at }: Attempt): boolean =>
  idempotency_key !== null || key_shown_at !== null;

interface WrittenIn {
  session: Session;
  /** It was under way until this very moment. */
  wasRunning: boolean;
}

/** The session this essay was written in, closed by now. Without one, the window decides. */
async function sessionFor(tx: Db, { person, relation, body, now }: HandedIn): Promise<WrittenIn | undefined> {
  const taken = takenExam(relation.exam.id);
  const running = await lockRunningSession(tx, person.id, taken);
  if (running && !isOverdue(running, now)) {
    await closeSession(tx, running, now, { finished: true });
    return { session: running, wasRunning: true };
  }
  const session = running ? await closeOverdue(tx, running, now) : await lockClosedSession(tx, person.id, taken);
  const inTime = session && fitsInTime(timingOf(session), (body.time_spent ?? 0) * 1_000);
  if (!session || !inTime || body.time_spent === undefined) return undefined;
  return (await takesLateAnswers(tx, session, now)) ? { session, wasRunning: false } : undefined;
}

async function admit(tx: Db, person: Person, relation: Relation, now: Date): Promise<void> {
  const standing = await findStanding(tx, person.id, relation.exam.id);
  if (standing.attempted && !relation.exam.allow_multiple_attempts) throw new AppError('attempts.only-one');
  if (isStaffOf(person, relation)) return;
  if (person.role !== 'student') throw new AppError('access.denied');
  admitStudent(relation, { running: false, attempted: false }, now);
}

const timeSpentIn = (session: Session | undefined, now: Date): number =>
  session ? Math.round(Math.min(session.duration_ms, now.getTime() - session.started_at.getTime()) / 1000) : 0;
