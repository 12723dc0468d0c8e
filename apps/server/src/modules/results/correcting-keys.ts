import { type CallOutput, type CallParsed, messages } from '@gabarita/contract';
import { AppError, fieldError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { changeAndRescore, requestRescoring, rescoringOf } from '../attempts/rescoring.js';
import { audit } from '../audit/service.js';
import { lockForEditing } from '../exams/access.js';
import { type CorrectedKey, findKeysIn, NO_KEY, recordCorrection } from '../questions/keys.js';
import { forgetOffer } from './key-offers.js';
import { itemsOfExam } from './repository.js';

const { results: texts } = messages;

/**
 * Corrects the key of a question in one exam, or annuls it there. The bank keeps its own key: an edition is not wrong
 * because a teacher's exam is. The exam stays locked until the correction is written, so that every attempt is marked by
 * the one key or found by the re-scoring.
 */
export async function correctKey(
  services: Services,
  person: Person,
  examId: number,
  questionId: number,
  { letter, reason }: CallParsed<'POST /api/exams/:id/questions/:question_id/key', 'body'>,
): Promise<CallOutput<'POST /api/exams/:id/questions/:question_id/key'>> {
  const now = services.clock.now();
  const to: CorrectedKey = { letter, annulled: letter === null };
  await changeAndRescore(services, async (tx) => {
    const exam = await lockForEditing(tx, person, examId);
    const { order, from } = await keyBefore(tx, examId, questionId, to);
    await recordCorrection(tx, now, person, { exam_id: examId, question_id: questionId, from, to, reason });
    await forgetOffer(tx, examId, questionId);
    await requestRescoring(tx, { exam_id: examId }, 'key');
    await audit(tx, now, person, {
      action: to.annulled ? 'exam.question-annulled' : 'exam.key-corrected',
      subject: `${exam.title}, questão ${order}`,
      details: { exam_id: examId, question_id: questionId, from: from.letter, to: letter, reason },
    });
  });
  const message = to.annulled ? texts.annulled : texts.keyCorrected;
  return { message, rescoring: await rescoringOf(services.db, examId) };
}

async function keyBefore(tx: Db, examId: number, questionId: number, to: CorrectedKey) {
  const item = (await itemsOfExam(tx, examId)).find(({ question_id }) => question_id === questionId);
  if (!item) throw new AppError('not-found');
  if (to.letter !== null && !item.letters.includes(to.letter)) throw fieldError('letter', texts.letterUnknown);
  const { letter, annulled } = (await findKeysIn(tx, examId, [questionId])).get(questionId) ?? NO_KEY;
  const same = annulled ? to.annulled : letter === to.letter;
  if (same) throw fieldError('letter', texts.sameKey);
  return { order: item.order, from: { letter, annulled } };
}
