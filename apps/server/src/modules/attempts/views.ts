import { type AttemptView, type AttemptWithAnswers, messages } from '@gabarita/contract';
import { eq } from 'drizzle-orm';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import { prepared } from '../../db/prepared.js';
import { exams } from '../../db/schema/index.js';
import type { Person } from '../../http/person.js';
import { closedByOthers } from '../exams/closed-keys.js';
import { hiddenKeys } from '../exams/hidden-keys.js';
import { keyIsOpenTo } from '../exams/policy.js';
import { findStanding } from '../exams/standings.js';
import { findKeys, findKeysIn, NO_KEY } from '../questions/keys.js';
import { sheetOf } from '../sessions/sheet.js';
import { judgeOf } from './judging.js';
import { recordedAnswers } from './marks.js';
import { type Attempt, takenIn } from './record.js';
import { answerRows, namesOf, type PreviousResult, previousResults } from './repository.js';
import type { Result } from './result.js';

/** Attempts as a reader may see them: without a number that depends on a key that is still closed to the reader. */

export async function attemptView(db: Db, now: Date, reader: Person, attempt: Attempt): Promise<AttemptView> {
  const [view] = await attemptViews(db, now, reader, [attempt]);
  if (!view) throw new Error('an attempt has a view');
  return view;
}

export async function attemptViews(db: Db, now: Date, reader: Person, rows: Attempt[]): Promise<AttemptView[]> {
  const others = new Set(rows.map(({ user_id }) => user_id).filter((id) => id !== reader.id));
  const names = (await namesOf(db, [...others])).set(reader.id, reader.name);
  const previous = await previousResults(
    db,
    rows.map(({ id }) => id),
  );
  const closed = await closedByOthers(db, now, examsOfStudent(reader, rows), reader.id);
  const views: AttemptView[] = [];
  const open = new Map<number | null, boolean>([[null, true]]);
  for (const row of rows) {
    const known = open.get(row.exam_id) ?? (await isKeyOpen(db, now, reader, row));
    open.set(row.exam_id, known);
    const view = viewOf(row, names.get(row.user_id) ?? '', known, previous.get(row.id));
    const held = row.exam_id === null ? undefined : closed.get(row.exam_id);
    views.push(known && held ? { ...view, previous: null, ...(await resultWithout(db, row, held)) } : view);
  }
  return views;
}

const examsOfStudent = ({ id, role }: Person, rows: Attempt[]): number[] =>
  role === 'student' ? rows.flatMap(({ user_id, exam_id }) => (user_id === id ? (exam_id ?? []) : [])) : [];

/** What a student is shown of an exam while another one that asks the same is on: the result of all the other questions. */
async function resultWithout(db: Db, row: Attempt, held: ReadonlySet<number>): Promise<Result> {
  const taken = takenIn(row);
  const { judge } = await judgeOf(db, taken, await sheetOf(db, taken), held);
  return judge(row.mode, await recordedAnswers(db, row.id)).result;
}

const keyRule = prepared((db, value) =>
  db
    .select({ show_immediate_answer_key: exams.show_immediate_answer_key, end_time: exams.end_time })
    .from(exams)
    .where(eq(exams.id, value('id'))),
);

/** Only somebody's own attempt can be closed to its reader: staff see everything, and see only what is theirs to see. */
async function isKeyOpen(db: Db, now: Date, reader: Person, { exam_id, user_id }: Attempt): Promise<boolean> {
  if (exam_id === null || reader.id !== user_id || reader.role !== 'student') return true;
  const [exam] = await keyRule(db, { id: exam_id });
  if (!exam) throw new AppError('not-found');
  return keyIsOpenTo(exam, await findStanding(db, reader.id, exam_id), now);
}

/** What is said of answers that came too late to count; of an edition's, no staff decides. */
export function lateMessage({ late_answers, exam_id }: Attempt): string | undefined {
  if (late_answers === null) return undefined;
  return exam_id === null ? messages.attempts.keptOnly : messages.attempts.awaiting;
}

function viewOf(row: Attempt, user_name: string, key_open: boolean, previous: PreviousResult | undefined): AttemptView {
  const { edition_id: _, turma_id: __, entered_by, key_shown_at, idempotency_key, late_answers, ...shown } = row;
  const view: AttemptView = {
    ...shown,
    user_name,
    key_open,
    awaiting_decision: late_answers !== null && row.exam_id !== null,
    reopened_at: row.reopened_at?.toISOString() ?? null,
    previous: previous ? { ...previous, replaced_at: previous.replaced_at.toISOString() } : null,
    created_at: row.created_at.toISOString(),
  };
  return key_open ? view : withoutResults(view);
}

const withoutResults = (view: AttemptView): AttemptView => ({
  ...view,
  previous: null,
  correct_answers: null,
  score: null,
  percentage: null,
  tri_score: null,
  tri_error: null,
  non_tri_score: null,
  areas: view.areas.map((area) => ({
    ...area,
    correct_answers: null,
    percentage: null,
    tri_score: null,
    tri_error: null,
  })),
});

const keysFor = (db: Db, { exam_id }: Attempt, ids: number[]) =>
  exam_id === null ? findKeys(db, ids) : findKeysIn(db, exam_id, ids);

export async function attemptWithAnswers(
  db: Db,
  now: Date,
  reader: Person,
  attempt: Attempt,
): Promise<AttemptWithAnswers> {
  const view = await attemptView(db, now, reader, attempt);
  const rows = await answerRows(db, attempt.id);
  const ids = rows.map(({ answer }) => answer.question_id);
  const keys = view.key_open ? await keysFor(db, attempt, ids) : new Map();
  // Bank questions may also be in an exam that somebody is yet to sit.
  const hidden = await hiddenKeys(db, now, reader, ids, attempt.exam_id);
  return {
    ...view,
    answers: rows.map(({ answer, area, skill, answer_id }) => {
      const held = answer.held || hidden.has(answer.question_id);
      const open = view.key_open && !held;
      return {
        question_id: answer.question_id,
        index: answer.number,
        discipline: area,
        skill: skill === null ? null : `H${skill}`,
        available: answer.available,
        held,
        answer_id,
        letter: answer.letter,
        is_correct: open && answer.available ? answer.correct : null,
        points: answer.points,
        time_spent: answer.time_spent,
        key: open ? (keys.get(answer.question_id) ?? NO_KEY) : null,
      };
    }),
  };
}
