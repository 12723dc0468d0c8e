import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api';

/** Editions change when a school syncs a year, which is seldom. */
const staleTime = 10 * 60_000;

/** The editions there are: the year list shows them, and the question bank filters by them. */
export const editionsQuery = queryOptions({
  queryKey: ['editions'],
  queryFn: () => call('GET /api/editions'),
  staleTime,
});

export const editionQuery = (year: number) =>
  queryOptions({
    queryKey: ['editions', year],
    queryFn: () => call('GET /api/editions/:year', { params: { year } }),
    staleTime,
  });
