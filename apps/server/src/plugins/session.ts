import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Person } from '../http/person.js';
import { recognizeToken } from '../modules/auth/tokens.js';
import { Recent } from '../recent.js';
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

  async function recognize(token: string): Promise<Person | null> {
    const person = await recognizeToken(services, token);
    if (person) lately.set(token, person);
    else lately.delete(token);
    return person;
  }

  app.decorateRequest('person', null);
  app.decorateRequest('recognize', async function () {
    const token = tokenOf(this);
    return token ? recognize(token) : null;
  });
  app.addHook('onRequest', async (request) => {
    const token = tokenOf(request);
    if (!token) return;
    const known = request.routeOptions.config.policy?.confirmedLater ? lately.get(token) : undefined;
    request.person = known ?? (await recognize(token));
  });
});

const tokenOf = ({ headers }: FastifyRequest): string | undefined => BEARER.exec(headers.authorization ?? '')?.[1];
