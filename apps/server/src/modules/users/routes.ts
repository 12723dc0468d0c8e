import { linkNext } from '../../http/paging.js';
import { admins, staff } from '../../http/policy.js';
import type { Route } from '../../http/route.js';
import type { Services } from '../../services.js';
import { issueOneTimeCode } from '../auth/password-reset.js';
import { deactivate, endSessionsOf, reactivate, resetSecondFactor } from './managing.js';
import { changeRole, findAudit, findUsers } from './service.js';

export function usersRoutes(route: Route, services: Services): void {
  route('GET /api/users', admins, async ({ query, reply }) => {
    const { users, next } = await findUsers(services, query);
    linkNext(reply, next);
    return users;
  });

  route('PATCH /api/users/:id', admins, async ({ person, params, body }) =>
    changeRole(services, person, params.id, body.role),
  );

  route('POST /api/users/:id/one-time-code', staff, async ({ person, params }) =>
    issueOneTimeCode(services, person, params.id),
  );

  route('POST /api/users/:id/deactivate', admins, async ({ person, params }) =>
    deactivate(services, person, params.id),
  );

  route('POST /api/users/:id/reactivate', admins, async ({ person, params }) =>
    reactivate(services, person, params.id),
  );

  route('DELETE /api/users/:id/sign-ins', admins, async ({ person, params }) =>
    endSessionsOf(services, person, params.id),
  );

  route('DELETE /api/users/:id/second-factor', admins, async ({ person, params }) =>
    resetSecondFactor(services, person, params.id),
  );

  route('GET /api/audit', admins, async ({ query, reply }) => {
    const { entries, next } = await findAudit(services, query);
    linkNext(reply, next);
    return entries;
  });
}
