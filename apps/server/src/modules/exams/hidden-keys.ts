import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { prepared } from '../../db/prepared.js';
import { examQuestions, exams } from '../../db/schema/index.js';
import type { Person } from '../../http/person.js';
import { closedByOthers, closedQuestions } from './closed-keys.js';
import { keyIsOpenTo } from './policy.js';
import { findStandings } from './standings.js';

/** Exams that ask these questions and concern a student. Leaving the turma in the middle of an exam opens nothing. */
const asking = prepared((db, value) =>
  db
    .select({
      question_id: examQuestions.question_id,
      exam_id: exams.id,
      show_immediate_answer_key: exams.show_immediate_answer_key,
      end_time: exams.end_time,
    })
    .from(examQuestions)
    .innerJoin(exams, eq(exams.id, examQuestions.exam_id))
    .where(sql`${examQuestions.question_id} = any(${value('ids')}::integer[]) and (
      exists (
        select from exam_turmas join turma_members using (turma_id)
        where exam_id = ${exams.id} and user_id = ${value('userId')})
      or exists (
        select from sessions where exam_id = ${exams.id} and user_id = ${value('userId')} and closed_at is null))`),
);

/**
 * Of these questions, those whose key and explanation this reader must not see anywhere yet: they are closed to every
 * student, or they are in an exam of the student's turma, or in one the student is sitting, whose key is not open. There
 * an exam that is not sent, or switched off, counts too: it may be tomorrow's. `besides` is the exam whose key is being
 * read, by a rule of its own.
 */
export async function hiddenKeys(
  db: Db,
  now: Date,
  person: Pick<Person, 'id' | 'role'>,
  questionIds: number[],
  besides: number | null = null,
): Promise<Set<number>> {
  if (person.role !== 'student' || questionIds.length === 0) return new Set();
  const rows = await asking(db, { ids: questionIds, userId: person.id });
  const standings = await findStandings(db, person.id, [...new Set(rows.map(({ exam_id }) => exam_id))]);
  const closed = rows.filter((exam) => {
    if (exam.exam_id === besides) return false;
    const standing = standings.get(exam.exam_id);
    return standing === undefined || !keyIsOpenTo(exam, standing, now);
  });
  const toAll =
    besides === null
      ? await closedQuestions(db, now, questionIds)
      : (await closedByOthers(db, now, [besides])).get(besides);
  return new Set([...(toAll ?? []), ...closed.map(({ question_id }) => question_id)]);
}
