import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Person } from '../http/person.js';
import { recognizeToken } from '../modules/auth/tokens.js';
import { Recent } from '../recent.js';
import { hashOf } from '../secrets.js';
import type { Services } from '../services.js';

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null;
    /** The person as the database knows them now, and not as somebody remembers them. */
    recognize(): Promise<Person | null>;
  }
}

const BEARER = /^Bearer ([\w-]{20,200})$/;
/** More people than one process serves at the same time. */
const REMEMBERED = 5_000;

/** Finds out who is asking. A token that is unknown, expired or revoked is nobody's; policies decide what that means. */
export const sessionPlugin = fp(async (app: FastifyInstance, services: Services) => {
  const lately = new Recent<string, Person>(REMEMBERED);

  async function recognize(tokenHash: string): Promise<Person | null> {
    const person = await recognizeToken(services, tokenHash);
    if (person) lately.set(tokenHash, person);
    else lately.delete(tokenHash);
    return person;
  }

  app.decorateRequest('person', null);
  app.decorateRequest('recognize', async function () {
    const tokenHash = tokenHashOf(this);
    return tokenHash ? recognize(tokenHash) : null;
  });
  app.addHook('onRequest', async (request) => {
    const tokenHash = tokenHashOf(request);
    if (!tokenHash) return;
    const known = request.routeOptions.config.policy?.confirmedLater ? lately.get(tokenHash) : undefined;
    request.person = known ?? (await recognize(tokenHash));
  });
});

function tokenHashOf({ headers }: FastifyRequest): string | undefined {
  const token = BEARER.exec(headers.authorization ?? '')?.[1];
  return token && hashOf(token);
}
