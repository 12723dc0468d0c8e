import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api';

/** What the staff did, codes included. */
export const auditKey = ['audit'];

export function useOneTimeCode() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('POST /api/users/:id/one-time-code', { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: auditKey }),
  });
}
