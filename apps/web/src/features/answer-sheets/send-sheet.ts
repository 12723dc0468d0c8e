import type { AttemptView } from '@gabarita/contract';
import { LETTERS } from '@gabarita/enem';
import { call } from '../../lib/api';
import { type AnswerLine, letterAt } from './answer-line';
import type { ExamSheet } from './sheet-exam';

interface Sending {
  /** Whose sheet it is, when staff enter it. */
  studentId: number | undefined;
  idempotencyKey: string;
}

/** Section 9: of a manual sheet the answer's id is the number of its letter. The server marks it. */
export async function sendSheet(
  { id, year, title, exam_questions }: ExamSheet,
  line: AnswerLine,
  { studentId, idempotencyKey }: Sending,
): Promise<AttemptView> {
  const { attempt } = await call('POST /api/attempts', {
    headers: { 'Idempotency-Key': idempotencyKey },
    body: {
      exam_id: id,
      year,
      exam_name: title,
      total_questions: exam_questions.length,
      time_spent: 0,
      meta: { mode: 'online', source: 'CUSTOM', is_manual: true },
      user_id: studentId,
      user_answers: exam_questions.flatMap(({ question }, place) => {
        const letter = letterAt(line, place);
        return letter === null ? [] : [{ question_id: question.id, answer_id: LETTERS.indexOf(letter) + 1 }];
      }),
    },
  });
  return attempt;
}
