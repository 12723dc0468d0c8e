import { linkNext } from '../../http/paging.js';
import { signedIn } from '../../http/policy.js';
import type { Route } from '../../http/route.js';
import type { Services } from '../../services.js';
import { countUnread, findNotifications, readNotifications } from './service.js';

/** Everybody reads the own ones: the person of the session is the only one a query asks about. */
export function notificationsRoutes(route: Route, services: Services): void {
  route('GET /api/notifications', signedIn, async ({ person, query, reply }) => {
    const { notifications, next } = await findNotifications(services, person, query);
    linkNext(reply, next);
    return notifications;
  });

  route('GET /api/notifications/unread', signedIn, async ({ person }) => countUnread(services.db, person));

  route('POST /api/notifications/read', signedIn, async ({ person, body }) =>
    readNotifications(services, person, body?.ids),
  );
}
