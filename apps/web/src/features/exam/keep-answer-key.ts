import { ApiError, call, NetworkError } from '../../lib/api';
import type { ExamPaper } from '../../offline/exam-paper';
import { saveAnswerKey } from '../../offline/papers';

/**
 * Official keys are public. This one is stored apart from the paper when the exam opens, so that the result can be shown
 * without a network; a custom exam's key stays on the server. Asked for each time: a question that an exam asks somewhere
 * has a closed key until that exam is over, and what is stored from before must not tell it.
 */
export async function keepAnswerKey(userId: number, { year, customId }: ExamPaper): Promise<void> {
  if (customId !== null) return;
  try {
    const { answers } = await call('GET /enem/v1/exams/:year/answer-key', { params: { year: String(year) } });
    await saveAnswerKey(userId, year, answers);
  } catch (error) {
    // The result then waits for the server, like that of a custom exam.
    if (!(error instanceof ApiError) && !(error instanceof NetworkError)) throw error;
  }
}
