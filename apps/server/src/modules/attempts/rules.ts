import type { AttemptView } from '@gabarita/contract';
import { type Area, SHORT_LABELS } from '@gabarita/enem';
import { isBlankZero, isReproducible } from '@gabarita/scoring';
import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import { prepared } from '../../db/prepared.js';
import { editions, exams, officialItems } from '../../db/schema/index.js';
import type { Taken } from '../sessions/session.js';
import type { SheetLine } from '../sessions/sheet.js';
import { areasOf, type Rules } from './result.js';

/** What an attempt is an attempt at, and how it is scored. Reading it keeps its key from changing until the transaction ends. */
export interface Subject {
  source: AttemptView['source'];
  exam_name: string;
  year: number | null;
  discipline: AttemptView['discipline'];
  rules: Omit<Rules, 'manual' | 'calibration'>;
  /** Whether its students know their result as soon as it is recorded. */
  openAtOnce: boolean;
}

export async function subjectOf(db: Db, taken: Taken, sheet: SheetLine[]): Promise<Subject> {
  return taken.exam_id !== null ? examSubject(db, taken.exam_id) : editionSubject(db, taken, sheet);
}

const keptExam = prepared((db, value) =>
  db
    .select()
    .from(exams)
    .where(eq(exams.id, value('id')))
    .for('key share'),
);

async function examSubject(db: Db, examId: number): Promise<Subject> {
  const [exam] = await keptExam(db, { id: examId });
  if (!exam) throw new AppError('not-found');
  const { title, report_subject, use_tri, show_immediate_answer_key } = exam;
  const areas = report_subject === null ? [] : [report_subject];
  return {
    source: 'CUSTOM',
    exam_name: title,
    year: null,
    discipline: report_subject,
    rules: { areas, useTri: use_tri, officialAreas: new Set(), blankIsZero: false },
    openAtOnce: show_immediate_answer_key,
  };
}

async function editionSubject(db: Db, { edition_id, discipline }: Taken, sheet: SheetLine[]): Promise<Subject> {
  const [edition] = await db
    .select()
    .from(editions)
    .where(eq(editions.id, edition_id ?? 0))
    .for('share');
  if (!edition || discipline === null) throw new AppError('not-found');
  const { source, title, year } = edition;
  const present = new Set(sheet.map(({ area }) => area));
  const areas = areasOf(discipline).filter((area) => present.has(area));
  const officialAreas = source === 'ENEM' ? await officialAmong(db, year, areas, sheet) : new Set<Area>();
  const rules = { areas, useTri: true, officialAreas, blankIsZero: isBlankZero(year) };
  return { source, exam_name: title, year, discipline, rules, openAtOnce: true };
}

/**
 * Areas whose score is the official one: INEP's items give back the scores of that booklet, and no question is missing.
 * The paper is the blue booklet's, which has the lowest number of its colour.
 */
async function officialAmong(db: Db, year: number, areas: Area[], sheet: SheetLine[]): Promise<Set<Area>> {
  const rows = await db
    .select({ area: officialItems.area, booklet: sql<number>`min(${officialItems.booklet})::integer` })
    .from(officialItems)
    .where(and(eq(officialItems.year, year), eq(sql`upper(trim(${officialItems.colour}))`, 'AZUL')))
    .groupBy(officialItems.area);
  const reproducible = new Set(rows.filter(({ booklet }) => isReproducible(year, booklet)).map(({ area }) => area));
  const complete = (area: Area) => sheet.every((line) => line.area !== area || line.available);
  return new Set(areas.filter((area) => reproducible.has(SHORT_LABELS[area]) && complete(area)));
}
