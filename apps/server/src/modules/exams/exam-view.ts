import type { ExamView } from '@gabarita/contract';
import type { Db } from '../../db/database.js';
import type { Person } from '../../http/person.js';
import { availabilityOf, canEdit } from './policy.js';
import { type ExamRow, turmasOfExams } from './repository.js';
import { begunExams } from './standings.js';

/** Exams as calls answer them. Turmas, and what only staff decide, are for staff. */
export async function examViews(db: Db, person: Person, now: Date, rows: ExamRow[]): Promise<ExamView[]> {
  if (person.role === 'student') return rows.map((row) => examView(row, now));
  const ids = rows.map(({ id }) => id);
  const turmas = await turmasOfExams(db, ids);
  const begun = await begunExams(db, ids);
  return rows.map((row) => ({
    ...examView(row, now),
    turmas: turmas.get(row.id) ?? [],
    staff: {
      owner: row.owner,
      editable: canEdit(person, row),
      sent: row.sent_at !== null,
      begun: begun.has(row.id),
      offline_hours: row.offline_hours,
    },
  }));
}

/** Columns that are nobody's business stay behind at the response schema, which lists what may leave. */
const examView = (row: ExamRow, now: Date): ExamView => ({
  ...row,
  source: 'CUSTOM',
  year: (row.start_time ?? row.created_at).getUTCFullYear(),
  availability: availabilityOf(row, now),
  created_at: row.created_at.toISOString(),
  start_time: row.start_time?.toISOString() ?? null,
  end_time: row.end_time?.toISOString() ?? null,
});
