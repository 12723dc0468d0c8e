import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Person } from '../http/person.js';
import { recognizeToken } from '../modules/auth/tokens.js';
import type { Services } from '../services.js';

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null;
  }
}

const BEARER = /^Bearer ([\w-]{20,200})$/;

/** Finds out who is asking. A token that is unknown, expired or revoked is nobody's; policies decide what that means. */
export const sessionPlugin = fp(async (app: FastifyInstance, services: Services) => {
  app.decorateRequest('person', null);
  app.addHook('onRequest', async (request) => {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (token) request.person = await recognizeToken(services, token);
  });
});
