import type { TurmaView } from '@gabarita/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callPage } from '../lib/api';
import { flattenPages, fromCursor } from '../lib/pages';

/** Turmas the reader may see, by name: /turmas manages them, and an exam is given to them. */
export const turmasQuery = infiniteQueryOptions({
  ...fromCursor<TurmaView>(),
  queryKey: ['turmas'],
  queryFn: ({ pageParam }) => callPage('GET /api/turmas', { query: { cursor: pageParam } }),
  select: flattenPages,
});
