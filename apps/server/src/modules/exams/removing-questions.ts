import { messages } from '@gabarita/contract';
import { AppError } from '../../app-error.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { lockForEditing } from './access.js';
import { forgetTyped, placesOf, replaceQuestions, updateExam } from './repository.js';
import { auditExam, viewOf } from './service.js';
import { isAnswered } from './standings.js';

/** Takes a question out of an exam that nobody has begun. Without any left, students know nothing of it again. */
export async function removeQuestion({ db, clock }: Services, person: Person, examId: number, questionId: number) {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const exam = await lockForEditing(tx, person, examId);
    if (await isAnswered(tx, examId)) throw new AppError('exams.answered');
    const places = await placesOf(tx, examId);
    const left = places.filter(({ question_id }) => question_id !== questionId);
    if (left.length === places.length) throw new AppError('not-found');
    await replaceQuestions(
      tx,
      examId,
      left.map((place, index) => ({ ...place, position: index + 1 })),
    );
    await forgetTyped(tx, [questionId]);
    // Written even when it stays the same: the version of the paper grows with the row.
    await updateExam(tx, examId, { sent_at: left.length === 0 ? null : exam.sent_at });
    await auditExam(tx, now, person, 'exam.question-removed', exam, { question_id: questionId });
    return { message: messages.exams.questionRemoved, exam: await viewOf(tx, person, now, examId) };
  });
}
