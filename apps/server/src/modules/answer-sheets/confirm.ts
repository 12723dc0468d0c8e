import { messages } from '@gabarita/contract';
import type { Letter } from '@gabarita/enem';
import { AppError, fieldError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import type { Person } from '../../http/person.js';
import { audit } from '../audit/service.js';
import { takenExam } from '../sessions/session.js';
import { sheetOf } from '../sessions/sheet.js';
import { confirmRecognition, lockRecognition, type Recognition } from './repository.js';

/** The reading that somebody confirms: their own, of this exam, and not confirmed before. */
export async function takeRecognition(
  tx: Db,
  person: Person,
  id: number | undefined,
  examId: number | null,
): Promise<Recognition> {
  const recognition = id === undefined ? undefined : await lockRecognition(tx, id);
  if (!recognition || recognition.user_id !== person.id || recognition.exam_id !== examId) {
    throw fieldError('meta.recognition_id', messages.answerSheets.recognitionUnknown);
  }
  if (recognition.attempt_id !== null) throw new AppError('answer-sheets.confirmed');
  return recognition;
}

interface Confirmation {
  attempt: { id: number; user_id: number; exam_name: string };
  answers: ReadonlyMap<number, { letter: Letter | null }>;
}

/** Ties the attempt to its photo. Where the answers differ from what the photo was read as, that is written down. */
export async function confirm(
  tx: Db,
  now: Date,
  person: Person,
  recognition: Recognition,
  { attempt, answers }: Confirmation,
): Promise<void> {
  await confirmRecognition(tx, recognition.id, attempt.id, attempt.user_id);
  const lines = await sheetOf(tx, takenExam(recognition.exam_id));
  const corrections = lines.flatMap(({ question_id, number }, place) => {
    const read = recognition.answers[place]?.letters.join('') ?? '';
    const given = answers.get(question_id)?.letter ?? '';
    return read === given || (read.length > 1 && given === '') ? [] : [{ index: number, read, given }];
  });
  if (corrections.length === 0) return;
  await audit(tx, now, person, {
    action: 'attempt.photo-corrected',
    subject: attempt.exam_name,
    details: { attempt_id: attempt.id, user_id: attempt.user_id, recognition_id: recognition.id, corrections },
  });
}
