import { queryOptions } from '@tanstack/react-query';
import { examsKey } from '../../app/exams';
import { call } from '../../lib/api';

/** One exam with its questions, as its staff see it. */
export const examQuery = (id: number) =>
  queryOptions({
    queryKey: [...examsKey, 'one', id],
    queryFn: async () => {
      const exam = await call('GET /api/exams/:id', { params: { id }, query: { view: 'paper' } });
      if (exam.view !== 'paper') throw new Error('the server answered with a sheet where the paper was asked for');
      return exam;
    },
    // A form must never start from what the exam was some time ago.
    staleTime: 0,
    gcTime: 0,
  });
