import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../lib/api';

export const siteKey = ['site'] as const;

/** What this installation is: asked once for each visit, before anybody signs in. */
export const siteQuery = queryOptions({
  queryKey: siteKey,
  queryFn: () => call('GET /api/site'),
  staleTime: Number.POSITIVE_INFINITY,
});

export const useSite = () => useQuery(siteQuery).data;
