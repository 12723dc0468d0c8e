import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api';

/** Age and consent of the reader: /meus-dados changes them, the dashboard reminds of them. */
export const privacyQuery = queryOptions({
  queryKey: ['privacy'],
  queryFn: () => call('GET /api/user/privacy'),
  staleTime: Number.POSITIVE_INFINITY,
});
