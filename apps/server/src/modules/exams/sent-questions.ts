import { messages, type TypedQuestion } from '@gabarita/contract';
import { AppError, fieldError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { lockForEditing } from './access.js';
import type { Exam } from './policy.js';
import { forgetTyped, isTyped, type Place, placesOf, replaceQuestions, updateExam } from './repository.js';
import { auditExam, viewOf } from './service.js';
import { isBegun } from './standings.js';
import { refuseForeignImages } from './typed-images.js';
import { storeTypedQuestions } from './typed-questions.js';

const { exams: texts } = messages;

/** Changing the questions that an exam already has. Once somebody has begun it, they are what they are. */

/** Takes a question out of the exam. Without any left, students know nothing of it again. */
export function removeQuestion(services: Services, person: Person, examId: number, questionId: number) {
  return change(services, person, examId, 'exam.question-removed', async (places) => {
    placeOf(places, questionId);
    return { message: texts.questionRemoved, places: places.filter(({ question_id }) => question_id !== questionId) };
  });
}

/** Every question once, as listed. */
export function orderQuestions(services: Services, person: Person, examId: number, questionIds: number[]) {
  return change(services, person, examId, 'exam.questions-ordered', async (places) => {
    const byId = new Map(places.map((place) => [place.question_id, place]));
    const ordered = [...new Set(questionIds)].flatMap((id) => byId.get(id) ?? []);
    if (ordered.length !== places.length || questionIds.length !== places.length) {
      throw fieldError('question_ids', texts.orderIncomplete);
    }
    return { message: texts.reordered, places: ordered };
  });
}

/**
 * Puts another question in the place of a typed one. A new one, because copies of the exam share the old one, and may
 * have been answered; it goes with the last exam that asks it.
 */
export function replaceTypedQuestion(
  services: Services,
  person: Person,
  examId: number,
  questionId: number,
  typed: TypedQuestion,
) {
  return change(services, person, examId, 'exam.question-changed', async (places, exam, tx) => {
    const old = placeOf(places, questionId);
    if (!(await isTyped(tx, questionId))) throw fieldError('statement', texts.questionNotTyped);
    refuseForeignImages(services.config, [['', typed]]);
    const [question_id = Number.NaN] = await storeTypedQuestions(tx, [typed], exam.report_subject);
    return {
      message: texts.questionChanged,
      places: places.map((place) => (place === old ? { ...place, question_id } : place)),
    };
  });
}

type Change = (places: Place[], exam: Exam, tx: Db) => Promise<{ message: string; places: Place[] }>;

/** What all of them have in common: the exam is the person's, nobody has begun it, and what nobody asks any more goes. */
async function change({ db, clock }: Services, person: Person, examId: number, action: string, decide: Change) {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const exam = await lockForEditing(tx, person, examId);
    if (await isBegun(tx, examId)) throw new AppError('exams.answered');
    const before = await placesOf(tx, examId);
    const { message, places } = await decide(before, exam, tx);
    await replaceQuestions(
      tx,
      examId,
      places.map((place, index) => ({ ...place, position: index + 1 })),
    );
    await forgetTyped(
      tx,
      before.map(({ question_id }) => question_id),
    );
    // Written even when it stays the same: the version of the paper grows with the row.
    await updateExam(tx, examId, { sent_at: places.length === 0 ? null : exam.sent_at });
    await auditExam(tx, now, person, action, exam, { questions: places.map(({ question_id }) => question_id) });
    return { message, exam: await viewOf(tx, person, now, examId) };
  });
}

function placeOf(places: Place[], questionId: number): Place {
  const place = places.find(({ question_id }) => question_id === questionId);
  if (!place) throw new AppError('not-found');
  return place;
}
