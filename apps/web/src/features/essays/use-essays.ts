import type { EssaySummary } from '@gabarita/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callPage } from '../../lib/api';
import { flattenPages, fromCursor } from '../../lib/pages';
import type { Sheet } from '../../offline/essay-drafts';

const essaysKey = ['essays'];

export const essayQuery = (id: number) =>
  queryOptions({
    queryKey: [...essaysKey, 'one', id],
    queryFn: () => call('GET /api/essays/:id', { params: { id } }),
  });

/** Own essays on a sheet, newest first. */
export const essaysQuery = (sheet: Sheet) =>
  infiniteQueryOptions({
    ...fromCursor<EssaySummary>(),
    queryKey: [...essaysKey, 'own', sheet],
    queryFn: ({ pageParam }) => callPage('GET /api/essays', { query: { ...sheet, cursor: pageParam } }),
    select: flattenPages,
  });

export const externalQuery = queryOptions({
  queryKey: [...essaysKey, 'external'],
  queryFn: () => call('GET /api/essays/external'),
  staleTime: 5 * 60_000,
});

export function useConsent() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (consent: boolean) => call('PUT /api/essays/external', { body: { consent } }),
    onSuccess: (answer) => queries.setQueryData(externalQuery.queryKey, answer),
  });
}

export function useCorrection() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (essay: { text: string; year: number; topic: string }) =>
      call('POST /api/essay/correct', { body: { ...essay, language: 'pt-BR' } }),
    networkMode: 'always',
    onSuccess: () => queries.invalidateQueries({ queryKey: essaysKey }),
  });
}

export function useReviewRequest() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('POST /api/essays/:id/review', { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: essaysKey }),
  });
}
