import { messages } from '@gabarita/contract';
import { signedIn } from '../../http/policy.js';
import type { Route } from '../../http/route.js';
import type { Services } from '../../services.js';
import { deleteOwnAccount, ownProfile, updateProfile } from './service.js';

export function profileRoutes(route: Route, services: Services): void {
  route('GET /api/user', signedIn, async ({ person }) => ownProfile(services.db, person));

  route('PATCH /api/user', signedIn, async ({ person, body }) => ({
    message: messages.profile.updated,
    user: await updateProfile(services, person, body),
  }));

  route('DELETE /api/user', signedIn, async ({ person, body }) => {
    await deleteOwnAccount(services, person, body.password);
    return { message: messages.profile.deleted };
  });
}
