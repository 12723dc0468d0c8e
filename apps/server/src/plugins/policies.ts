import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Policy } from '../http/policy.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: Policy;
  }
}

/** The files of the web app, which @fastify/static registers itself. They are everybody's. */
const WEB_APP = '/*';

/**
 * Who may make a request is asked here, of every route, before anything of it is read: a stranger learns nothing about
 * what a call accepts. The server does not start with a route that names nobody.
 */
export const policiesPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.policy && url !== WEB_APP) throw new Error(`${method} ${url} does not say who may ask for it`);
  });
  app.addHook('onRequest', async (request) => {
    request.routeOptions.config.policy?.admit(request.person);
  });
});
