import type { AttemptView, RecognitionView } from '@gabarita/contract';
import { call } from '../../lib/api';
import { type AnswerLine, letterAt } from './answer-line';

/** Confirms a reading: the attempt is recorded once, however often this is tried. */
export async function sendReading(
  { id, exam_id, details }: RecognitionView,
  line: AnswerLine,
  studentId: number | undefined,
): Promise<AttemptView> {
  const { attempt } = await call('POST /api/attempts', {
    headers: { 'Idempotency-Key': `recognition-${id}` },
    body: {
      exam_id,
      time_spent: 0,
      meta: { mode: 'photo', source: 'CUSTOM', recognition_id: id },
      user_id: studentId,
      user_answers: details.map(({ question_id }, place) => ({ question_id, letter: letterAt(line, place) })),
    },
  });
  return attempt;
}
