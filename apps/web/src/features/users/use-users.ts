import type { CallOutput } from '@gabarita/contract';
import type { Role } from '@gabarita/contract/constants';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { auditKey } from '../../app/use-one-time-code';
import { call, callPage } from '../../lib/api';
import { flattenPages, fromCursor } from '../../lib/pages';

export type ListedUser = CallOutput<'GET /api/users'>[number];
export type AuditEntry = CallOutput<'GET /api/audit'>[number];
export interface UsersFilter {
  search: string;
  role: Role | undefined;
}

const usersKey = ['users'];

export const useUsers = ({ search, role }: UsersFilter) =>
  useInfiniteQuery({
    ...fromCursor<ListedUser>(),
    queryKey: [...usersKey, search, role],
    queryFn: ({ pageParam }) => callPage('GET /api/users', { query: { search, role, cursor: pageParam } }),
    select: flattenPages,
    // The list being filtered stays on the screen until the next one is there.
    placeholderData: (previous) => previous,
  });

export const useAudit = () =>
  useInfiniteQuery({
    ...fromCursor<AuditEntry>(),
    queryKey: auditKey,
    queryFn: ({ pageParam }) => callPage('GET /api/audit', { query: { cursor: pageParam } }),
    select: flattenPages,
  });

export function useChangeRole() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, role }: { id: number; role: Role }) =>
      call('PATCH /api/users/:id', { params: { id }, body: { role } }),
    onSettled: () => Promise.all([usersKey, auditKey].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}

const ACCOUNT_CALLS = {
  'end-sessions': 'DELETE /api/users/:id/sign-ins',
  deactivate: 'POST /api/users/:id/deactivate',
  reactivate: 'POST /api/users/:id/reactivate',
  'reset-second-factor': 'DELETE /api/users/:id/second-factor',
} as const;
export type AccountAction = keyof typeof ACCOUNT_CALLS;

/** What an admin does to somebody's way in. */
export function useAccountAction() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, action }: { id: number; action: AccountAction }) =>
      call(ACCOUNT_CALLS[action], { params: { id } }),
    onSettled: () => Promise.all([usersKey, auditKey].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
