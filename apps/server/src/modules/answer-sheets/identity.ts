import { layoutFor } from '@gabarita/answer-sheet';
import { messages } from '@gabarita/contract';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import type { Person } from '../../http/person.js';
import { findAccount } from '../users/accounts.js';
import type { PhotoReading } from './reading/read-photo.js';
import { findSheet, listStudents } from './repository.js';

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
  const claimed = printed?.user_id ?? reading.studentNumber;
  if (claimed === null) return null;
  if (person.role !== 'student') {
    const [student] = await listStudents(db, examId, { userId: claimed });
    return student ? { id: student.user_id, name: student.name } : null;
  }
  if (claimed !== person.id && printed?.user_id) throw new AppError('answer-sheets.other-student');
  const own = await findAccount(db, person.id);
  return own ? { id: own.id, name: own.name } : null;
}
