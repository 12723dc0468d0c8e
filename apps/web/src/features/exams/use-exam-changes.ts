import { useMutation, useQueryClient } from '@tanstack/react-query';
import { examsKey } from '../../app/exams';
import { call } from '../../lib/api';

/** What the owner of an exam, or an admin, does to it from the list. */

function useRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: examsKey });
}

export function useDuplicateExam() {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (id: number) => call('POST /api/exams/:id/duplicate', { params: { id } }),
    onSuccess,
  });
}

export function useDeleteExam() {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (id: number) => call('DELETE /api/exams/:id', { params: { id } }),
    onSuccess,
  });
}

export function useExtendExam() {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: ({ id, end_time }: { id: number; end_time: string | null }) =>
      call('PATCH /api/exams/:id', { params: { id }, body: { end_time } }),
    onSuccess,
  });
}
