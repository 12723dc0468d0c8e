import type { CallOutput } from '@gabarita/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api';
import { useToast } from '../../ui/toast-context';

export type SignIn = CallOutput<'GET /api/user/sign-ins'>[number];

const key = ['sign-ins'];

export const useSignIns = () => useQuery({ queryKey: key, queryFn: () => call('GET /api/user/sign-ins') });

/** Ends one session, or every other one when none is named. */
export function useRevoke() {
  const queries = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (id: number | 'others') =>
      id === 'others' ? call('DELETE /api/user/sign-ins') : call('DELETE /api/user/sign-ins/:id', { params: { id } }),
    onSuccess: ({ message }) => toast(message),
    onError: ({ message }) => toast(message, 'danger'),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}
