import type { CallInput, PendingInvitation } from '@gabarita/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callPage } from '../../lib/api';
import { flattenPages, fromCursor } from '../../lib/pages';

const keyOf = (turmaId: number) => ['turmas', turmaId, 'invitations'];

export const useInvitations = (turmaId: number) =>
  useInfiniteQuery({
    ...fromCursor<PendingInvitation>(),
    queryKey: keyOf(turmaId),
    queryFn: ({ pageParam }) =>
      callPage('GET /api/turmas/:id/invitations', { params: { id: turmaId }, query: { cursor: pageParam } }),
    select: flattenPages,
  });

function useRefresh(turmaId: number) {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keyOf(turmaId) });
}

export function useInvite(turmaId: number) {
  const onSuccess = useRefresh(turmaId);
  return useMutation({
    mutationFn: (body: CallInput<'POST /api/turmas/:id/invitations'>['body']) =>
      call('POST /api/turmas/:id/invitations', { params: { id: turmaId }, body }),
    onSuccess,
  });
}

export function useRenew(turmaId: number) {
  const onSuccess = useRefresh(turmaId);
  return useMutation({
    mutationFn: (body: CallInput<'POST /api/turmas/:id/invitations/renew'>['body']) =>
      call('POST /api/turmas/:id/invitations/renew', { params: { id: turmaId }, body }),
    onSuccess,
  });
}

export function useCancel(turmaId: number) {
  const onSuccess = useRefresh(turmaId);
  return useMutation({
    mutationFn: (id: number) =>
      call('DELETE /api/turmas/:id/invitations/:invitation_id', { params: { id: turmaId, invitation_id: id } }),
    onSuccess,
  });
}
