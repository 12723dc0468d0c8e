import { signedIn } from '../../http/policy.js';
import type { Route } from '../../http/route.js';
import type { Services } from '../../services.js';
import { listBooklets, scoreBooklets } from './service.js';

export function bookletsRoutes(route: Route, services: Services): void {
  route('GET /api/booklets', signedIn, async ({ query }) => listBooklets(services.db, query.year));

  route('POST /api/booklets/score', signedIn, async ({ person, body, reply }) => {
    reply.header('cache-control', 'private, no-store');
    return scoreBooklets(services, person, body);
  });
}
