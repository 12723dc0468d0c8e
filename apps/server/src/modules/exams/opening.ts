import { type ExamDetail, SHEET_GRACE_HOURS } from '@gabarita/contract';
import { AppError } from '../../app-error.js';
import type { Person } from '../../http/person.js';
import type { Printed } from '../../http/printed.js';
import type { Services } from '../../services.js';
import { markKeyShown } from '../attempts/key-shown.js';
import { startExam } from '../sessions/starting.js';
import { findRelation } from './access.js';
import type { ExamPress } from './exam-press.js';
import { hiddenKeys } from './hidden-keys.js';
import { composePaper, composeSheet } from './paper.js';
import { admitStudent, isStaffOf, keyIsOpenTo, type Relation } from './policy.js';
import { placesOf } from './repository.js';
import { viewOf } from './service.js';
import { findStanding } from './standings.js';

export type Look = 'paper' | 'sheet';

/** One exam as this reader may see it. */
export async function openExam(
  services: Services,
  press: ExamPress,
  person: Person,
  examId: number,
  look: Look,
): Promise<ExamDetail | Printed> {
  const { db, clock } = services;
  const relation = await findRelation(db, person, examId);
  const withKey = isStaffOf(person, relation) || (await lookAsStudent(services, person, relation, look));
  if (look === 'paper' && !withKey) return press.paper(person, relation.exam, clock.now());
  const exam = await viewOf(db, person, clock.now(), examId);
  if (look === 'sheet') return composeSheet(db, relation.exam, exam);
  const ids = (await placesOf(db, examId)).map(({ question_id }) => question_id);
  const hidden = await hiddenKeys(db, clock.now(), person, ids, examId);
  return composePaper(db, relation.exam, exam, { hidden });
}

/**
 * Lets a student at the exam, and says whether its key is open to them. The first look at the paper starts the clock;
 * whoever has done the exam, or let its time run out, starts it again only by saying so, and looking at a sheet starts nothing.
 */
async function lookAsStudent(
  { db, clock, examSignals }: Services,
  person: Person,
  relation: Relation,
  look: Look,
): Promise<boolean> {
  if (person.role !== 'student') throw new AppError('access.denied');
  const now = clock.now();
  const { exam } = relation;
  const standing = await findStanding(db, person.id, exam.id);
  admitStudent(relation, standing, now, look === 'sheet' ? SHEET_GRACE_HOURS : 0);
  if (look === 'paper' && !standing.running && !standing.attempted && !standing.lapsed) {
    await db.transaction((tx) => startExam(tx, person, now, exam.id));
    examSignals.tell(exam.id);
  }
  const open = keyIsOpenTo(exam, standing, now);
  // Answers that arrive late from now on wait for the teacher.
  if (open && look === 'paper') await markKeyShown(db, person.id, exam.id, now);
  return open;
}
