import { networkOf } from '../../http/network.js';
import { linkNext } from '../../http/paging.js';
import { admins, signedIn, staff } from '../../http/policy.js';
import type { Route } from '../../http/route.js';
import type { Services } from '../../services.js';
import { joinByCode } from './joining-by-code.js';
import { changeCode, changeTurma, removeFromTurma } from './managing.js';
import { moveToNextYear } from './next-year.js';
import { createTurma, findTurmas, joinTurma, leaveTurma, membersOf } from './service.js';

export function turmasRoutes(route: Route, services: Services): void {
  route('GET /api/turmas', signedIn, async ({ person, query, reply }) => {
    const { turmas, next } = await findTurmas(services, person, query);
    linkNext(reply, next);
    return turmas;
  });

  route('POST /api/turmas', admins, async ({ person, body }) => createTurma(services, person, body));

  route('POST /api/turmas/:id/join', admins, async ({ person, params }) => joinTurma(services, person, params.id));

  route('POST /api/turmas/join-by-code', signedIn, async ({ person, body, request }) =>
    joinByCode(services, networkOf(request.ip), person, body.code),
  );

  route('POST /api/turmas/leave', signedIn, async ({ person, body }) => leaveTurma(services, person, body?.turma_id));

  route('GET /api/turmas/:id/members', signedIn, async ({ person, params, query, reply }) => {
    const { members, next } = await membersOf(services, person, params.id, query);
    linkNext(reply, next);
    return members;
  });

  route('PATCH /api/turmas/:id', staff, async ({ person, params, body }) =>
    changeTurma(services, person, params.id, body),
  );

  route('PUT /api/turmas/:id/code', staff, async ({ person, params, body }) =>
    changeCode(services, person, params.id, body),
  );

  route('DELETE /api/turmas/:id/members/:user_id', staff, async ({ person, params }) =>
    removeFromTurma(services, person, params.id, params.user_id),
  );

  route('POST /api/turmas/:id/next-year', admins, async ({ person, params, body }) =>
    moveToNextYear(services, person, params.id, body),
  );
}
