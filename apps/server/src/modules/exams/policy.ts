import { AppError } from '../../app-error.js';
import { hoursAfter } from '../../clock.js';
import type { exams } from '../../db/schema/index.js';
import type { Person } from '../../http/person.js';

/** Who may do what with an exam, and when. Pure: whoever asks brings the facts. */

export type Exam = typeof exams.$inferSelect;
type Window = Pick<Exam, 'start_time' | 'end_time'>;

/** What one student has done with an exam so far. */
export interface Standing {
  /** A session of the student's is under way. */
  running: boolean;
  /** An attempt of the student's is recorded. */
  attempted: boolean;
}

/** How a reader is related to an exam. */
export interface Relation {
  exam: Exam;
  /** The exam is assigned to a turma of the reader's. */
  assigned: boolean;
}

export const canEdit = (person: Person, exam: Pick<Exam, 'owner_id'>): boolean =>
  person.role === 'admin' || (person.role === 'teacher' && exam.owner_id === person.id);

/** Staff of an exam: who may edit it, and the teachers of the turmas that sit it. They see everything of it. */
export const isStaffOf = (person: Person, { exam, assigned }: Relation): boolean =>
  canEdit(person, exam) || (person.role === 'teacher' && assigned);

export function availabilityOf({ start_time, end_time }: Window, now: Date): 'waiting' | 'open' | 'closed' {
  if (start_time && now < start_time) return 'waiting';
  return end_time && now > end_time ? 'closed' : 'open';
}

/** An exam without its questions, or switched off, does not exist for students. */
const isVisible = ({ is_active, sent_at }: Exam): boolean => is_active && sent_at !== null;

/**
 * Lets a student at an exam, or says why not. Whoever is in the middle of it, or has done it, is never shut out: neither
 * by the window, nor by changing turmas, nor by the exam being switched off.
 */
export function admitStudent(
  { exam, assigned }: Relation,
  { running, attempted }: Standing,
  now: Date,
  graceHours = 0,
): void {
  if (running || attempted) return;
  if (!isVisible(exam)) throw new AppError('not-found');
  if (!assigned) throw new AppError('exams.other-turma');
  const end_time = exam.end_time && hoursAfter(exam.end_time, graceHours);
  const availability = availabilityOf({ start_time: exam.start_time, end_time }, now);
  if (availability === 'waiting') throw new AppError('exams.not-yet');
  if (availability === 'closed') throw new AppError('exams.over');
}

export interface KeyFacts {
  /** The reader's attempt is recorded. */
  attempted: boolean;
  /** Until when the last session under way, whoever's, takes answers; null when none is. */
  lastDeadline: Date | null;
}

/**
 * Whether the key of an exam is open to a student: right after the own attempt when the exam says so, and to all when
 * nobody can be writing any more. Without an `end_time` somebody always can.
 */
export function keyIsOpenTo(
  { show_immediate_answer_key, end_time }: Pick<Exam, 'show_immediate_answer_key' | 'end_time'>,
  { attempted, lastDeadline }: KeyFacts,
  now: Date,
): boolean {
  if (attempted && show_immediate_answer_key) return true;
  return end_time !== null && now > end_time && (lastDeadline === null || now > lastDeadline);
}
