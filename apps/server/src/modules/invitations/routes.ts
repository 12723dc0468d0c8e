import { linkNext } from '../../http/paging.js';
import { anyone, signedIn, staff } from '../../http/policy.js';
import type { Route } from '../../http/route.js';
import type { Services } from '../../services.js';
import { rememberDevice, visitorOf } from '../auth/visitor.js';
import { acceptAsNewcomer, acceptSignedIn, lookAtInvitation } from './accepting.js';
import { cancelInvitation, findInvitations, inviteStudents, renewInvitations } from './service.js';

export function invitationsRoutes(route: Route, services: Services): void {
  route('GET /api/turmas/:id/invitations', staff, async ({ person, params, query, reply }) => {
    const { invitations, next } = await findInvitations(services, person, params.id, query);
    linkNext(reply, next);
    return invitations;
  });

  route('POST /api/turmas/:id/invitations', staff, async ({ person, params, body, reply }) => {
    reply.header('cache-control', 'private, no-store');
    return inviteStudents(services, person, params.id, body);
  });

  route('POST /api/turmas/:id/invitations/renew', staff, async ({ person, params, body, reply }) => {
    reply.header('cache-control', 'private, no-store');
    return renewInvitations(services, person, params.id, body);
  });

  route('DELETE /api/turmas/:id/invitations/:invitation_id', staff, async ({ person, params }) =>
    cancelInvitation(services, person, params.id, params.invitation_id),
  );

  route('GET /api/invitations/:token', anyone, async ({ params, request }) =>
    lookAtInvitation(services, visitorOf(request).address, params.token),
  );

  route('POST /api/invitations/:token/accept', anyone, async ({ params, body, request, reply }) => {
    const { signedIn, ...joined } = await acceptAsNewcomer(services, visitorOf(request), params.token, body);
    return { ...rememberDevice(reply, signedIn), ...joined };
  });

  route('POST /api/invitations/:token/join', signedIn, async ({ person, params, request }) =>
    acceptSignedIn(services, visitorOf(request).address, person, params.token),
  );
}
