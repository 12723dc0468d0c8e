import type { Db } from '../../db/database.js';
import type { Person } from '../../http/person.js';
import { findRelation } from '../exams/access.js';
import { isStaffOf } from '../exams/policy.js';
import { teachesStudent } from '../turmas/membership.js';
import type { Essay } from './repository.js';
import type { GivenReading } from './views.js';

/** Whether somebody may read and grade an essay: staff of its exam, teachers of its writer, admins; never the writer. */
export async function mayReview(db: Db, person: Person, essay: Essay): Promise<boolean> {
  if (person.role === 'student' || essay.user_id === person.id) return false;
  if (person.role === 'admin' || (await teachesStudent(db, person.id, essay.user_id))) return true;
  return essay.exam_id !== null && isStaffOf(person, await findRelation(db, person, essay.exam_id));
}

/** Who need not wait for the next reader: whoever has read it, and admins. Others read it, which is what it waits for. */
export const mayReturnAsIs = (person: Person, essay: Essay, readings: readonly GivenReading[]): boolean =>
  essay.returned_at === null &&
  readings.length > 0 &&
  (person.role === 'admin' || readings.some(({ reading }) => reading.reader_id === person.id));
