import { useInfiniteQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/session';
import { callPage } from '../../lib/api';
import { keepRanking, keptRanking, type Ranking } from '../../offline/global-ranking';
import type { RankingView } from './ranking-view';

/** The ranking page by page, or the first page that this device kept when the server cannot be asked. */
export function useRanking({ area, turma }: RankingView) {
  const { id: userId } = useUser();
  const name = `${area ?? 'geral'}:${turma ? 'turma' : 'geral'}`;
  const query = useInfiniteQuery({
    queryKey: ['ranking', userId, name],
    networkMode: 'always',
    // Somebody may have finished an exam since the last look.
    staleTime: 0,
    queryFn: async ({ pageParam }) => {
      const page = await askFor({ area, turma }, pageParam);
      if (pageParam === undefined) keepRanking(userId, name, page.rows);
      return page;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }): Ranking | undefined => {
      const [first] = pages;
      return first && { ...first.rows, ranking: pages.flatMap(({ rows }) => rows.ranking) };
    },
  });
  // From the first failure on: whoever is offline need not wait for the last one.
  const copy = query.failureCount > 0 && query.data === undefined ? keptRanking(userId, name) : undefined;
  return { ...query, data: copy ?? query.data, error: copy ? null : query.error, isCopy: copy !== undefined };
}

function askFor({ area, turma }: RankingView, cursor: string | undefined) {
  const query = { cursor, turma: turma ? ('1' as const) : ('0' as const) };
  return area
    ? callPage('GET /api/ranking/subject/:discipline', { params: { discipline: area }, query })
    : callPage('GET /api/ranking', { query });
}
