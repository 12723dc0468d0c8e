import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api';

/** Whether signing in asks the reader for a second factor: the profile changes it, the dashboard reminds admins of it. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: () => call('GET /api/user/second-factor'),
});
