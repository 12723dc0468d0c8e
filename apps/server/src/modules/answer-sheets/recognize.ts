import { MAX_QUESTIONS } from '@gabarita/answer-sheet';
import { DOUBTFUL } from '@gabarita/answer-sheet/reader';
import { type CallParsed, messages, type RecognitionView, SHEET_GRACE_HOURS } from '@gabarita/contract';
import { AppError, fieldError } from '../../app-error.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import type { Asker } from '../../threads/work.js';
import { markKeyShown } from '../attempts/key-shown.js';
import { findRelation } from '../exams/access.js';
import { hiddenKeys } from '../exams/hidden-keys.js';
import { admitStudent, isStaffOf, keyIsOpenTo } from '../exams/policy.js';
import { findStanding } from '../exams/standings.js';
import { findKeysIn } from '../questions/keys.js';
import { takenExam } from '../sessions/session.js';
import { sheetOf } from '../sessions/sheet.js';
import { ownerOf, refuseOtherExam } from './identity.js';
import { markReading } from './marking.js';
import { keepPhoto } from './photos.js';
import type { PhotoReading } from './reading/read-photo.js';
import { READING } from './reading/reading.js';
import type { PhotoToRead } from './reading/reading-worker.js';
import { REFUSALS } from './refusals.js';
import { insertRecognition } from './repository.js';

const { answerSheets: texts } = messages;

/** Reads a photo of a sheet and keeps what it says, and the photo, until somebody confirms it. */
export async function recognizeSheet(
  services: Services,
  person: Person,
  { exam_id, image }: CallParsed<'POST /api/answer-sheets/recognize', 'body'>,
  gone: AbortSignal,
): Promise<RecognitionView> {
  const { db, clock } = services;
  const keyOpen = await admit(services, person, exam_id);
  const lines = await sheetOf(db, takenExam(exam_id));
  if (lines.length === 0 || lines.length > MAX_QUESTIONS) throw fieldError('exam_id', texts.noSheet);

  const reading = await readPhoto(services, { image, questions: lines.length }, { personId: person.id, signal: gone });
  await refuseOtherExam(db, reading, exam_id, lines.length);
  const owner = await ownerOf(db, person, reading, exam_id);

  const photo = await keepPhoto(services, reading.photo);
  const answers = reading.answers.map(({ letters, confidence }) => ({ letters, confidence }));
  const now = clock.now();
  const row = { user_id: person.id, student_id: owner?.id ?? null, exam_id, answers, photo, created_at: now };
  const id = await db.transaction((tx) => insertRecognition(tx, row));
  const questionIds = lines.map(({ question_id }) => question_id);
  const keys = keyOpen ? await findKeysIn(db, exam_id, questionIds) : undefined;
  if (keyOpen && person.role === 'student') await markKeyShown(db, person.id, exam_id, now);
  return {
    id,
    exam_id,
    ...markReading(lines, reading.answers, keys, await hiddenKeys(db, now, person, questionIds, exam_id)),
    doubtful: answers.filter(({ confidence }) => confidence < DOUBTFUL).length,
    sheet: reading.sheet?.code ?? null,
    student: person.role === 'student' ? null : owner,
    outline: reading.outline,
    bubble_radius: reading.bubbleRadius,
  };
}

/** Lets staff of the exam in, and students while a sheet of theirs is taken; says whether the key is open to them. */
async function admit({ db, clock }: Services, person: Person, examId: number): Promise<boolean> {
  const relation = await findRelation(db, person, examId);
  if (isStaffOf(person, relation)) return true;
  if (person.role !== 'student') throw new AppError('access.denied');
  const standing = await findStanding(db, person.id, examId);
  admitStudent(relation, standing, clock.now(), SHEET_GRACE_HOURS);
  // Whoever has a sheet to send still reads no key here, though the exam may be over for everybody.
  return standing.attempted && keyIsOpenTo(relation.exam, standing, clock.now());
}

async function readPhoto({ threads }: Services, photo: PhotoToRead, asker: Asker): Promise<PhotoReading> {
  const outcome = await threads.run(READING, photo, asker);
  if (!outcome.ok) throw new AppError(REFUSALS[outcome.reason]);
  return outcome;
}
