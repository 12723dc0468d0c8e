import { signedIn } from '../../http/policy.js';
import type { Route } from '../../http/route.js';
import type { Services } from '../../services.js';
import { reportOf } from './service.js';

export function reportsRoutes(route: Route, services: Services): void {
  route('GET /api/reports', signedIn, async ({ person, reply }) => {
    reply.header('cache-control', 'private, no-store');
    return reportOf(services, person);
  });
}
