import type { NotificationView } from '@gabarita/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callPage } from '../../lib/api';
import { flattenPages, fromCursor } from '../../lib/pages';

const key = ['notifications'];
const unreadKey = [...key, 'unread'];

/** Nothing here is urgent: what is opens by itself at its hour. */
const EVERY_MS = 3 * 60_000;

export const useUnread = () =>
  useQuery({
    queryKey: unreadKey,
    queryFn: () => call('GET /api/notifications/unread'),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
    select: ({ unread }) => unread,
  }).data ?? 0;

export const useNotifications = () =>
  useInfiniteQuery({
    ...fromCursor<NotificationView>(),
    queryKey: [...key, 'list'],
    queryFn: ({ pageParam }) => callPage('GET /api/notifications', { query: { cursor: pageParam } }),
    select: flattenPages,
    staleTime: 0,
  });

/** The named ones, or all. */
export function useRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids?: number[]) => call('POST /api/notifications/read', { body: { ids } }),
    onSuccess: (unread) => {
      queries.setQueryData(unreadKey, unread);
      return queries.invalidateQueries({ queryKey: [...key, 'list'] });
    },
  });
}
