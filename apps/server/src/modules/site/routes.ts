import { sql } from 'drizzle-orm';
import { AppError } from '../../app-error.js';
import { demoLogins } from '../../demo/people.js';
import { anyone } from '../../http/policy.js';
import type { Route } from '../../http/route.js';
import { isAskedHere } from '../../installation.js';
import type { Services } from '../../services.js';

export function siteRoutes(route: Route, { db, config, installation, mailer }: Services): void {
  route('GET /api/site', anyone, async ({ request }) => ({
    demo: installation.demo,
    demo_accounts: installation.demo ? demoLogins : [],
    open_staff_registration: installation.openStaffRegistration && isAskedHere(request.headers),
    mail: mailer.configured,
    time_zone: config.timeZone,
  }));

  route('GET /healthz', anyone, async () => ({ status: 'ok' as const }));

  route('GET /readyz', anyone, async ({ request }) => {
    try {
      await db.execute(sql`select 1`);
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      throw new AppError('server.unavailable');
    }
    return { status: 'ok' as const };
  });
}
