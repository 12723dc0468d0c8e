import type { ExamView, UserView } from '@gabarita/contract';
import { PAGE_MAX } from '@gabarita/contract/constants';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callPage } from '../lib/api';
import { flattenPages, fromCursor } from '../lib/pages';

export const examsKey = ['exams'];

/** At the latest this often, should the device's clock be wrong. */
const PATIENCE_MS = 10 * 60_000;

/**
 * Exams of the reader: those of the own turma for a student, all custom ones one may see for staff (section 6). The server
 * says whether each is waiting, open or closed, so the list is asked for again when the next one opens or closes.
 */
export const examsQuery = ({ role, turma_id }: Pick<UserView, 'role' | 'turma_id'>) =>
  infiniteQueryOptions({
    ...fromCursor<ExamView>(),
    queryKey: [...examsKey, role === 'student' ? turma_id : 'custom'],
    queryFn: ({ pageParam }) =>
      callPage('GET /api/exams', {
        query: {
          ...(role === 'student' ? { turma_id: turma_id ?? undefined } : { custom: '1' }),
          limit: PAGE_MAX,
          cursor: pageParam,
        },
      }),
    select: flattenPages,
    refetchInterval: ({ state: { data } }) => (data ? nextChangeIn(flattenPages(data), Date.now()) : false),
  });

/** Milliseconds until one of these exams opens or closes. */
export function nextChangeIn(exams: readonly Pick<ExamView, 'start_time' | 'end_time'>[], now: number): number {
  const moments = exams.flatMap(({ start_time, end_time }) => [start_time, end_time]);
  const ahead = moments.flatMap((moment) => (moment === null ? [] : [Date.parse(moment) - now])).filter((ms) => ms > 0);
  // A second later: the server must already see it the other way.
  return Math.min(PATIENCE_MS, ...ahead.map((ms) => ms + 1_000));
}

/** Whether students know of it. */
export const isOffered = ({ is_active, staff }: Pick<ExamView, 'is_active' | 'staff'>): boolean =>
  is_active && staff?.sent !== false;
