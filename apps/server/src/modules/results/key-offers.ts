import { type CallOutput, messages } from '@gabarita/contract';
import { and, eq } from 'drizzle-orm';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import { keyOffers } from '../../db/schema/index.js';
import { run } from '../../db/statement.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { changeAndRescore, requestRescoring } from '../attempts/rescoring.js';
import { audit } from '../audit/service.js';
import { findRelation, lockForEditing } from '../exams/access.js';
import { canEdit } from '../exams/policy.js';
import { findKeys, NO_KEY, recordCorrection } from '../questions/keys.js';

/** Corrections of the bank that an exam does not follow yet. A trigger writes them down with the exam's former key. */

type KeyOffer = CallOutput<'GET /api/exams/:id/key-offers'>[number];

const OFFERED = `
  select question_id, position as "order", statement,
    json_build_object('letter', key_offers.letter, 'annulled', key_offers.annulled) as "from",
    json_build_object('letter', question_keys.letter, 'annulled', question_keys.annulled) as "to"
  from key_offers
    join exam_questions using (exam_id, question_id)
    join question_keys using (question_id)
    join questions on questions.id = question_id
  where exam_id = $1 and declined_at is null
  order by position`;

export async function keyOffersOf({ db }: Services, person: Person, examId: number): Promise<KeyOffer[]> {
  const { exam } = await findRelation(db, person, examId);
  if (!canEdit(person, exam)) throw new AppError('access.denied');
  return run<KeyOffer>(db, OFFERED, [examId]);
}

/** The owner takes the bank's key, which marks every attempt anew and keeps the former grades; or keeps the exam's. */
export async function answerKeyOffer(
  services: Services,
  person: Person,
  examId: number,
  questionId: number,
  accept: boolean,
): Promise<{ message: string }> {
  const now = services.clock.now();
  await changeAndRescore(services, async (tx) => {
    const exam = await lockForEditing(tx, person, examId);
    const offer = await lockOffer(tx, examId, questionId);
    if (!accept) return void (await tx.update(keyOffers).set({ declined_at: now }).where(isOffer(examId, questionId)));
    const { letter, annulled } = (await findKeys(tx, [questionId])).get(questionId) ?? NO_KEY;
    const [from, to] = [offer, { letter, annulled }];
    const reason = messages.results.offerReason;
    await recordCorrection(tx, now, person, { exam_id: examId, question_id: questionId, from, to, reason });
    await forgetOffer(tx, examId, questionId);
    await requestRescoring(tx, { exam_id: examId }, 'key');
    await audit(tx, now, person, {
      action: annulled ? 'exam.question-annulled' : 'exam.key-corrected',
      subject: exam.title,
      details: { exam_id: examId, question_id: questionId, from: from.letter, to: letter, reason },
    });
  });
  return { message: accept ? messages.results.offerTaken : messages.results.offerDeclined };
}

const isOffer = (examId: number, questionId: number) =>
  and(eq(keyOffers.exam_id, examId), eq(keyOffers.question_id, questionId));

async function lockOffer(tx: Db, examId: number, questionId: number) {
  const [offer] = await tx.select().from(keyOffers).where(isOffer(examId, questionId)).for('update');
  if (!offer) throw new AppError('not-found');
  return offer;
}

/** The exam has a key that its owner chose. */
export async function forgetOffer(tx: Db, examId: number, questionId: number): Promise<void> {
  await tx.delete(keyOffers).where(isOffer(examId, questionId));
}
