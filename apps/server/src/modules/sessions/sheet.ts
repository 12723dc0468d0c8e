import { AREAS, type Area, type Letter, numbersOfDay } from '@gabarita/enem';
import { and, asc, between, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { examQuestions, questions } from '../../db/schema/index.js';
import type { Taken } from './session.js';

/** One line of the sheet: a question by its number, and the alternatives it can be answered with. No key in sight. */
export interface SheetLine {
  question_id: number;
  number: number;
  area: Area | null;
  /**
   * False for a gap: it cannot be answered and does not count. A question that was withdrawn from the bank is one in its
   * edition; an exam keeps what it was given.
   */
  available: boolean;
  points: number;
  alternatives: { id: number; letter: Letter }[];
}

/** How somebody names a line: by id or number. */
interface Named {
  question_id?: number | undefined;
  index?: number | undefined;
}

/** Named in full where a subquery looks out: a query on one table leaves its name away. */
const line = {
  question_id: questions.id,
  area: questions.area,
  available: sql<boolean>`${questions.status} = 'served'`,
  alternatives: sql<SheetLine['alternatives']>`coalesce((
    select json_agg(json_build_object('id', id, 'letter', letter) order by letter)
    from alternatives where question_id = questions.id), '[]')`,
};

/** The sheet of what is being taken, in order. */
export function sheetOf(db: Db, taken: Taken): Promise<SheetLine[]> {
  return taken.exam_id !== null ? examSheet(db, taken.exam_id) : editionSheet(db, taken);
}

function examSheet(db: Db, examId: number): Promise<SheetLine[]> {
  return db
    .select({
      ...line,
      number: examQuestions.position,
      points: examQuestions.points,
      available: sql<boolean>`${questions.status} <> 'gap'`,
    })
    .from(examQuestions)
    .innerJoin(questions, eq(questions.id, examQuestions.question_id))
    .where(eq(examQuestions.exam_id, examId))
    .orderBy(asc(examQuestions.position));
}

function editionSheet(db: Db, taken: Taken): Promise<SheetLine[]> {
  return db
    .select({ ...line, number: sql<number>`${questions.index}`, points: sql<number>`1` })
    .from(questions)
    .where(isOfEdition(taken))
    .orderBy(asc(questions.index));
}

function isOfEdition({ edition_id, discipline, language, day }: Taken): SQL | undefined {
  if (edition_id === null || discipline === null) throw new Error('an exam of an edition has a discipline');
  return and(
    eq(questions.edition_id, edition_id),
    inArray(questions.area, discipline === 'prova-completa' ? [...AREAS] : [discipline]),
    day === null ? undefined : between(questions.index, ...numbersOfDay(day)),
    language === null ? isNull(questions.language) : or(isNull(questions.language), eq(questions.language, language)),
  );
}

/** How many lines the sheet has: all that starting an exam needs to know of it. */
export function sheetLength(db: Db, taken: Taken): Promise<number> {
  return taken.exam_id === null
    ? db.$count(questions, isOfEdition(taken))
    : db.$count(examQuestions, eq(examQuestions.exam_id, taken.exam_id));
}

/** The line somebody means; undefined when the sheet has no such question. */
export const lineNamed = (sheet: SheetLine[], { question_id, index }: Named): SheetLine | undefined =>
  sheet.find((one) => (question_id === undefined ? one.number === index : one.question_id === question_id));
