import { messages, type TypedQuestion } from '@gabarita/contract';
import { AppError, type FieldErrors, fieldError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { audit } from '../audit/service.js';
import { announceExam } from '../notifications/announcements.js';
import { idsInBank } from '../questions/bank.js';
import { lockForEditing } from './access.js';
import type { Exam } from './policy.js';
import { appendQuestions, type Place, placesOf, updateExam } from './repository.js';
import { viewOf } from './service.js';
import { isBegun } from './standings.js';
import { refuseForeignImages } from './typed-images.js';
import { storeTypedQuestions } from './typed-questions.js';

const { exams: texts } = messages;

/** Adds questions typed by an admin: all of them, or none. */
export function addTypedQuestions(services: Services, person: Person, examId: number, typed: TypedQuestion[]) {
  return send(services, person, examId, async (tx, exam, places) => {
    if (places.length + typed.length > exam.total_questions) {
      throw fieldError('questions', texts.moreThan(exam.total_questions));
    }
    refuseForeignImages(
      services.config,
      typed.map((question, place) => [`questions.${place}.`, question]),
    );
    return storeTypedQuestions(tx, inOrder(typed), exam.report_subject);
  });
}

/** Adds questions of the bank: all of them, or none. */
export function addFromBank(services: Services, person: Person, examId: number, questionIds: number[]) {
  return send(services, person, examId, async (tx, exam, places) => {
    if (places.length + questionIds.length > exam.total_questions) {
      throw fieldError('question_ids', texts.moreThan(exam.total_questions));
    }
    refuse(repeated(questionIds, places), texts.questionRepeated);
    const known = await idsInBank(tx, questionIds);
    const strangers = questionIds.flatMap((id, place) => (known.has(id) ? [] : [place]));
    refuse(strangers, texts.questionUnknown);
    return questionIds;
  });
}

/** What both ways have in common: the exam is the person's, nobody has begun it, and from now on students see it. */
async function send(
  { db, clock }: Services,
  person: Person,
  examId: number,
  find: (tx: Db, exam: Exam, places: Place[]) => Promise<number[]>,
) {
  return db.transaction(async (tx) => {
    const exam = await lockForEditing(tx, person, examId);
    if (exam.is_redacao) throw fieldError('questions', texts.essayHasNoQuestions);
    if (await isBegun(tx, examId)) throw new AppError('exams.answered');
    const places = await placesOf(tx, examId);
    const added = await find(tx, exam, places);
    await appendQuestions(tx, examId, added, places.length);
    await updateExam(tx, examId, { sent_at: exam.sent_at ?? clock.now() });
    await audit(tx, clock.now(), person, {
      action: 'exam.questions-sent',
      subject: exam.title,
      details: { exam_id: examId, questions: added.length },
    });
    await announceExam(tx, examId, clock.now());
    return { message: texts.sent, exam: await viewOf(tx, person, clock.now(), examId) };
  });
}

/** By `index` where it is given; those without one keep their place at the end. */
const inOrder = (typed: TypedQuestion[]): TypedQuestion[] =>
  typed.toSorted((a, b) => (a.index ?? Number.MAX_SAFE_INTEGER) - (b.index ?? Number.MAX_SAFE_INTEGER));

function repeated(questionIds: number[], places: Place[]): number[] {
  const seen = new Set(places.map(({ question_id }) => question_id));
  return questionIds.flatMap((id, place) => {
    if (seen.has(id)) return [place];
    seen.add(id);
    return [];
  });
}

function refuse(places: number[], text: string): void {
  if (places.length === 0) return;
  const fields: FieldErrors = Object.fromEntries(places.map((place) => [`question_ids.${place}`, [text]]));
  throw new AppError('validation.failed', fields);
}
