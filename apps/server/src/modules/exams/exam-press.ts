import { calls } from '@gabarita/contract';
import { sql } from 'drizzle-orm';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import type { Person } from '../../http/person.js';
import { type Printed, print } from '../../http/printed.js';
import { Recent } from '../../recent.js';
import { examViews } from './exam-view.js';
import { composePaper } from './paper.js';
import { availabilityOf, type Exam } from './policy.js';
import { findExam } from './repository.js';

/** More exams than a school has under way at the same time. */
const KEPT = 50;

interface Kept {
  version: string;
  paper: Promise<Printed>;
}

/**
 * Keeps the papers that students read, which are the same for all of them, printed and without keys. A whole turma that
 * opens its exam at once costs one look at the version each, and one paper read and compressed for all.
 */
export class ExamPress {
  readonly #kept = new Recent<number, Kept>(KEPT);

  constructor(private readonly db: Db) {}

  async paper(student: Person, exam: Exam, now: Date): Promise<Printed> {
    const version = `${await versionOf(this.db, exam.id)} ${availabilityOf(exam, now)}`;
    const kept = this.#kept.get(exam.id);
    if (kept?.version === version) return kept.paper;
    const paper = printPaper(this.db, student, exam.id, now);
    this.#kept.set(exam.id, { version, paper });
    paper.catch(() => this.#kept.delete(exam.id));
    return paper;
  }
}

async function printPaper(db: Db, student: Person, examId: number, now: Date): Promise<Printed> {
  // Read anew: what the caller holds may be older than the version.
  const row = await findExam(db, examId);
  const [view] = row ? await examViews(db, student, now, [row]) : [];
  if (!row || !view) throw new AppError('not-found');
  const paper = await composePaper(db, row, view, null);
  // The response schema is an allow-list: what it does not name is not printed.
  return print(Buffer.from(JSON.stringify(calls['GET /api/exams/:id'].response.parse(paper))));
}

/**
 * Changes whenever the paper does: with every write to the exam's row, which each change of its questions makes too, and
 * with every question that staff mend in an edition.
 */
async function versionOf(db: Db, examId: number): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(sql`
    select concat(xmin, '.', (select sum(revision) from editions)) as version from exams where id = ${examId}`);
  return rows[0]?.version ?? '';
}
