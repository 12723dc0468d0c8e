import { signedIn } from '../../http/policy.js';
import type { Route } from '../../http/route.js';
import type { Services } from '../../services.js';
import { exportOwnData } from './own-data.js';
import { decidePrivacy, ownPrivacy } from './service.js';

export function privacyRoutes(route: Route, services: Services): void {
  route('GET /api/user/privacy', signedIn, ({ person }) => ownPrivacy(services, person));
  route('PUT /api/user/privacy', signedIn, ({ person, body }) => decidePrivacy(services, person, body));

  route('GET /api/user/export', signedIn, async ({ person, reply }) => {
    reply.header('content-disposition', 'attachment; filename="gabarita-meus-dados.json"');
    return exportOwnData(services, person);
  });
}
