import type { CallInput, ReviewListItem } from '@gabarita/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callPage } from '../../../lib/api';
import { flattenPages, fromCursor } from '../../../lib/pages';

export type QueueStatus = 'waiting' | 'read' | 'returned';
export type Reading = CallInput<'POST /api/essays/reviews/:id'>['body'];

const reviewsKey = ['essays', 'reviews'];

export const reviewsQuery = (status: QueueStatus) =>
  infiniteQueryOptions({
    ...fromCursor<ReviewListItem>(),
    queryKey: [...reviewsKey, status],
    queryFn: ({ pageParam }) => callPage('GET /api/essays/reviews', { query: { status, cursor: pageParam } }),
    select: flattenPages,
  });

export const reviewQuery = (id: number) =>
  queryOptions({
    queryKey: [...reviewsKey, 'one', id],
    queryFn: () => call('GET /api/essays/reviews/:id', { params: { id } }),
  });

export function useReading(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Reading) => call('POST /api/essays/reviews/:id', { params: { id }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: reviewsKey }),
  });
}

export function useReturn(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/essays/reviews/:id/return', { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: reviewsKey }),
  });
}
