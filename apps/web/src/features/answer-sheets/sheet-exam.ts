import type { ExamDetail, ExamView, UserView } from '@gabarita/contract';
import * as messages from '@gabarita/contract/messages';
import { queryOptions } from '@tanstack/react-query';
import { examsKey } from '../../app/exams';
import { ApiError, call } from '../../lib/api';

/** The sheet of an exam: its questions' ids and letters, nothing of what they ask. */
export type ExamSheet = Extract<ExamDetail, { view: 'sheet' }>;

/** Looking at it starts no clock. */
export const sheetQuery = (id: number) =>
  queryOptions({
    queryKey: [...examsKey, 'sheet', id],
    queryFn: async (): Promise<ExamSheet> => {
      const exam = await call('GET /api/exams/:id', { params: { id }, query: { view: 'sheet' } }).catch(explain);
      if (exam.view !== 'sheet') throw new Error(messages.answerSheets.loadFailed);
      return exam;
    },
  });

/** Who may not open it is told why; any other failure gets the specification's sentence. */
function explain(error: unknown): never {
  if (error instanceof ApiError && error.status >= 500) throw new Error(messages.answerSheets.loadFailed);
  throw error;
}

/** Whether there can be a sheet of it: an essay has none, and a student has none before the exam begins. */
export const hasSheet = (exam: ExamView, role: UserView['role']): boolean =>
  !exam.is_redacao && exam.questions_count > 0 && (role !== 'student' || exam.availability !== 'waiting');
