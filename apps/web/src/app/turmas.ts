import type { TurmaView } from '@gabarita/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callPage } from '../lib/api';
import { flattenPages, fromCursor } from '../lib/pages';

/** Turmas the reader may see, by name: /turmas manages them, and an exam is given to them. */
export const turmasQuery = turmas(false);
/** Out of use, with their history. */
export const archivedTurmasQuery = turmas(true);

function turmas(archived: boolean) {
  return infiniteQueryOptions({
    ...fromCursor<TurmaView>(),
    queryKey: archived ? ['turmas', 'archived'] : ['turmas'],
    queryFn: ({ pageParam }) =>
      callPage('GET /api/turmas', { query: { cursor: pageParam, ...(archived && { archived: 'true' }) } }),
    select: flattenPages,
  });
}
