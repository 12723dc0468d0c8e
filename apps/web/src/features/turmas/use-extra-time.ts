import type { CallInput, ExamView } from '@gabarita/contract';
import { PAGE_MAX } from '@gabarita/contract/constants';
import { infiniteQueryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callPage } from '../../lib/api';
import { flattenPages, fromCursor } from '../../lib/pages';

export const useExtraTime = (userId: number) =>
  useQuery({
    queryKey: ['extra-time', userId],
    queryFn: () => call('GET /api/users/:id/extra-time', { params: { id: userId } }),
    select: ({ extra_time }) => extra_time,
    staleTime: 0,
  });

/** The newest hundred: time for one exam is given for one that is coming. */
export const examsOfTurma = (turmaId: number) =>
  infiniteQueryOptions({
    ...fromCursor<ExamView>(),
    queryKey: ['exams', 'of-turma', turmaId],
    queryFn: () => callPage('GET /api/exams', { query: { turma_id: turmaId, limit: PAGE_MAX } }),
    select: flattenPages,
  });

export function useChangeExtraTime(userId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<'PUT /api/users/:id/extra-time'>['body']) =>
      call('PUT /api/users/:id/extra-time', { params: { id: userId }, body }),
    onSuccess: () =>
      Promise.all([['extra-time', userId], ['turmas']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
