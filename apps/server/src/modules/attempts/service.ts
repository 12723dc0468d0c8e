import { type AttemptView, type AttemptWithAnswers, type CallParsed, messages } from '@gabarita/contract';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import { decodeCursor, paged } from '../../http/paging.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { audit } from '../audit/service.js';
import { findRelation } from '../exams/access.js';
import { canEdit, isStaffOf } from '../exams/policy.js';
import { turmaIdsOf } from '../turmas/membership.js';
import { markListShown, markResultShown } from './key-shown.js';
import { recordedAnswers } from './marks.js';
import { isStaffOfAttempt } from './policy.js';
import { remarkAttempt } from './record.js';
import { findAttempt, listOfExam, listOwn, lockAttempt } from './repository.js';
import { attemptView, attemptViews, attemptWithAnswers } from './views.js';

/** The own history, or, for staff who name an exam of theirs, its attempts. */
export async function findAttempts(
  { db, clock }: Services,
  person: Person,
  { cursor, limit, exam_id }: CallParsed<'GET /api/attempts', 'query'>,
) {
  const [before] = decodeCursor(cursor, ['id']) ?? [];
  const page = { before, limit: limit + 1 };
  const ofExam = exam_id !== undefined && person.role !== 'student';
  const found = ofExam
    ? await listOfExam(db, exam_id, await turmasToRead(db, person, exam_id), page)
    : await listOwn(db, person.id, exam_id, page);
  const { rows, next } = paged(found, limit, (row) => [row.id]);
  const now = clock.now();
  const views = await attemptViews(db, now, person, rows);
  await markListShown(db, person, views, now);
  return { next, attempts: views };
}

/** Undefined means all: the exam is the reader's own. */
async function turmasToRead(db: Db, person: Person, examId: number): Promise<number[] | undefined> {
  const relation = await findRelation(db, person, examId);
  if (canEdit(person, relation.exam)) return undefined;
  if (!isStaffOf(person, relation)) throw new AppError('access.denied');
  return [...(await turmaIdsOf(db, person.id))];
}

/** One attempt, the own or of a student of one's; for anybody else it does not exist. */
export async function readAttempt({ db, clock }: Services, person: Person, id: number): Promise<AttemptWithAnswers> {
  const now = clock.now();
  const attempt = await findAttempt(db, id);
  const own = attempt?.user_id === person.id;
  if (!attempt || !(own || (await isStaffOfAttempt(db, person, attempt)))) throw new AppError('not-found');
  const view = await attemptWithAnswers(db, now, person, attempt);
  // From here on a late submission of this student waits for the teacher.
  await markResultShown(db, person, view, now);
  return view;
}

/** Staff decide about answers that came when the key was known. */
export async function decideLateAnswers(
  { db, clock }: Services,
  person: Person,
  id: number,
  accept: boolean,
): Promise<{ message: string; attempt: AttemptView }> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, id);
    if (!attempt || !(await isStaffOfAttempt(tx, person, attempt))) throw new AppError('not-found');
    const { late_answers } = attempt;
    if (late_answers === null) throw new AppError('attempts.nothing-late');
    const late = late_answers.map(({ question_id, letter }) => [question_id, { letter }] as const);
    const answers = new Map([...(await recordedAnswers(tx, id)), ...(accept ? late : [])]);
    const decided = await remarkAttempt(tx, attempt, answers, {
      at: now,
      // Accepted, they count; nothing late ranks.
      changes: {
        late_answers: null,
        sent_offline: attempt.sent_offline || accept,
        ranked: attempt.ranked && !accept,
      },
    });
    await audit(tx, now, person, {
      action: accept ? 'attempt.late-accepted' : 'attempt.late-refused',
      subject: attempt.exam_name,
      details: { attempt_id: id, user_id: attempt.user_id, answers: late.length },
    });
    const message = accept ? messages.attempts.lateAccepted : messages.attempts.lateRefused;
    return { message, attempt: await attemptView(tx, now, person, decided) };
  });
}
