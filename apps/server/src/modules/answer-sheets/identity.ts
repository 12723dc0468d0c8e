import { layoutFor } from '@gabarita/answer-sheet';
import { messages } from '@gabarita/contract';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import type { Person } from '../../http/person.js';
import { findAccount } from '../users/accounts.js';
import type { PhotoReading } from './reading/read-photo.js';
import { findSheet, listStudents, type SheetOwner } from './repository.js';

const { answerSheets: texts } = messages;

/**
 * A sheet of another exam is refused by that exam's name. One that we did not print (by the command `sheet:print`, or by
 * another school) says nothing about exams; it only has to have as many questions.
 */
export async function refuseOtherExam(
  db: Db,
  { sheet, layout }: PhotoReading,
  examId: number,
  questions: number,
): Promise<void> {
  const printed = sheet && (await findSheet(db, sheet.serial));
  if (printed && printed.exam_id !== examId) throw otherExam(texts.otherExam(printed.exam_title));
  if (sheet && sheet.questions !== questions) throw otherExam(texts.otherLength(sheet.questions, questions));
  if (layout !== layoutFor(questions).code) throw new AppError('answer-sheets.other-exam');
}

const otherExam = (message: string) => new AppError('answer-sheets.other-exam', undefined, { message });

/** Whose sheet it is: by its strip, or by the number filled in on a sheet without a name. Nobody's is nobody's. */
export async function ownerOf(db: Db, person: Person, reading: PhotoReading, examId: number) {
  const printed = reading.sheet && (await findSheet(db, reading.sheet.serial));
  const claim = claimOf(printed?.user_id ?? null, reading.studentNumber);
  if (!claim) return null;
  if (person.role !== 'student') return onlyOne(await listStudents(db, examId, claim));
  if (claim.userId !== undefined && claim.userId !== person.id) throw new AppError('answer-sheets.other-student');
  const own = await findAccount(db, person.id);
  return own ? { id: own.id, name: own.name } : null;
}

function claimOf(userId: number | null, studentNumber: number | null) {
  if (userId !== null) return { userId };
  return studentNumber === null ? null : { studentNumber };
}

/** Two students of one exam may have the same last digits: then a person says whose sheet it is. */
function onlyOne(owners: readonly SheetOwner[]) {
  const [first] = owners;
  return first && owners.every(({ user_id }) => user_id === first.user_id)
    ? { id: first.user_id, name: first.name }
    : null;
}
