import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../app-error.js';
import { newToken, sameSecret } from '../secrets.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const XSRF_COOKIE = 'XSRF-TOKEN';

declare module 'fastify' {
  interface FastifyReply {
    setXsrfCookie(): void;
  }
}

/**
 * Request protection of section 7: the page reads the XSRF-TOKEN cookie and returns it as a header, which a page of
 * another site cannot do. A bearer token proves as much by itself, and a program that is no browser sends no Origin.
 */
export const csrfPlugin = fp(async (app: FastifyInstance, { https }: { https: boolean }) => {
  app.decorateReply('setXsrfCookie', function () {
    this.setCookie(XSRF_COOKIE, newToken(), { path: '/', sameSite: 'lax', secure: https });
  });
  app.addHook('onRequest', async (request) => {
    if (needsPair(request) && !hasPair(request)) throw new AppError('csrf.mismatch');
  });
});

const needsPair = ({ method, headers }: FastifyRequest) =>
  !SAFE_METHODS.has(method) && headers.origin !== undefined && !headers.authorization?.startsWith('Bearer ');

function hasPair({ cookies, headers }: FastifyRequest): boolean {
  const cookie = cookies[XSRF_COOKIE];
  const header = headers['x-xsrf-token'];
  return typeof header === 'string' && cookie !== undefined && cookie !== '' && sameSecret(cookie, header);
}
