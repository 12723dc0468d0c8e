import { messages } from '@gabarita/contract';
import { signedIn, staff } from '../../http/policy.js';
import type { Route } from '../../http/route.js';
import type { Services } from '../../services.js';
import { begin, confirm, ownSecondFactor, renewRecoveryCodes, switchOff } from './service.js';

const { secondFactor: texts } = messages;

/** Staff switch it on. Whoever was staff once can still see it, and switch it off. */
export function secondFactorRoutes(route: Route, services: Services): void {
  route('GET /api/user/second-factor', signedIn, async ({ person }) => ownSecondFactor(services, person));

  route('POST /api/user/second-factor', staff, async ({ person, body }) => begin(services, person, body.password));

  route('POST /api/user/second-factor/confirm', staff, async ({ person, body }) => ({
    message: texts.switchedOn,
    recovery_codes: await confirm(services, person, body.code),
  }));

  route('POST /api/user/second-factor/recovery-codes', signedIn, async ({ person, body }) => ({
    message: texts.newRecoveryCodes,
    recovery_codes: await renewRecoveryCodes(services, person, body.password),
  }));

  route('DELETE /api/user/second-factor', signedIn, async ({ person, body }) => {
    await switchOff(services, person, body.password);
    return { message: texts.switchedOff };
  });
}
