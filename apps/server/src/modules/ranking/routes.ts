import { linkNext } from '../../http/paging.js';
import { signedIn } from '../../http/policy.js';
import type { Route } from '../../http/route.js';
import type { Services } from '../../services.js';
import { rankedArea, readRanking } from './service.js';

export function rankingRoutes(route: Route, services: Services): void {
  route('GET /api/ranking', signedIn, async ({ person, query, reply }) => {
    const { ranking, next } = await readRanking(services, person, 'geral', query);
    linkNext(reply, next);
    return ranking;
  });

  route('GET /api/ranking/subject/:discipline', signedIn, async ({ person, params, query, reply }) => {
    const { ranking, next } = await readRanking(services, person, rankedArea(params.discipline), query);
    linkNext(reply, next);
    return ranking;
  });
}
