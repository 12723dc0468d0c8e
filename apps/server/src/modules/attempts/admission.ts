import { SHEET_GRACE_HOURS } from '@gabarita/contract';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import type { Person } from '../../http/person.js';
import { findRelation } from '../exams/access.js';
import { admitStudent, availabilityOf, isStaffOf, keyIsOpenTo } from '../exams/policy.js';
import { findStanding } from '../exams/standings.js';
import { wasKeyShown } from './key-shown.js';
import type { Attempt } from './record.js';

interface Sender {
  person: Person;
  /** Whose attempt it is. */
  userId: number;
  mode: Attempt['mode'];
  now: Date;
}

interface Admission {
  /** Its answers count only when staff say so: the key was open when they came. */
  waits: boolean;
}

const COUNTS: Admission = { waits: false };

/** One attempt where the exam allows one; the window for students, with a day's grace for what was written on paper. */
export async function admit(tx: Db, { person, userId, mode, now }: Sender, examId: number): Promise<Admission> {
  const relation = await findRelation(tx, { id: userId }, examId);
  const { exam } = relation;
  const standing = await findStanding(tx, userId, examId);
  if (standing.attempted && !exam.allow_multiple_attempts) throw new AppError('attempts.only-one');
  if (userId !== person.id) return admitEntering(tx, person, examId, relation.assigned);
  if (isStaffOf(person, relation)) return COUNTS;
  if (person.role !== 'student') throw new AppError('access.denied');
  if (standing.lapsed && !exam.allow_multiple_attempts) throw new AppError('attempts.ran-out');
  admitStudent(relation, standing, now, mode === 'screen' ? 0 : SHEET_GRACE_HOURS);
  if (mode === 'screen' || availabilityOf(exam, now) !== 'closed') return COUNTS;
  if (await wasKeyShown(tx, userId, examId)) throw new AppError('attempts.key-shown');
  return { waits: keyIsOpenTo(exam, { ...standing, attempted: false }, now) };
}

/** Staff enter sheets of an exam of theirs, for a student whose turma sits it, whatever its window. */
async function admitEntering(tx: Db, person: Person, examId: number, studentSitsIt: boolean): Promise<Admission> {
  const relation = await findRelation(tx, person, examId);
  if (!isStaffOf(person, relation) || !studentSitsIt) throw new AppError('access.denied');
  return COUNTS;
}
