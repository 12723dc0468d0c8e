import type { CallInput } from '@gabarita/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api';

/** What an admin, or a teacher of the turma, does to it. Lists of turmas, members and exams are asked for again. */
function useRefresh() {
  const queries = useQueryClient();
  return () => Promise.all(['turmas', 'exams'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
}

export function useChangeTurma(id: number) {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (body: CallInput<'PATCH /api/turmas/:id'>['body']) =>
      call('PATCH /api/turmas/:id', { params: { id }, body }),
    onSuccess,
  });
}

export function useChangeCode(id: number) {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (body: CallInput<'PUT /api/turmas/:id/code'>['body']) =>
      call('PUT /api/turmas/:id/code', { params: { id }, body }),
    onSuccess,
  });
}

export function useRemoveMember(id: number) {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (userId: number) =>
      call('DELETE /api/turmas/:id/members/:user_id', { params: { id, user_id: userId } }),
    onSuccess,
  });
}

export function useMoveToNextYear(id: number) {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (body: CallInput<'POST /api/turmas/:id/next-year'>['body']) =>
      call('POST /api/turmas/:id/next-year', { params: { id }, body }),
    onSuccess,
  });
}
