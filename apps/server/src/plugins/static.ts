import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../app-error.js';

const webBuild = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
const YEAR_SECONDS = 31_536_000;
/** Paths that are never a screen: what is unknown under them is an error, not the app. */
const NOT_SCREENS = /^\/(api|enem\/v1|sanctum|assets|files)(\/|$)/;

const isScreen = ({ method, url }: FastifyRequest) => {
  const [path = ''] = url.split('?');
  return (method === 'GET' || method === 'HEAD') && !NOT_SCREENS.test(path) && !/\.\w+$/.test(path);
};

/** Serves the web app: files named by their content for a year, everything else checked at each visit. */
export const staticPlugin = fp(async (app: FastifyInstance) => {
  const built = existsSync(webBuild);
  if (built) {
    await app.register(fastifyStatic, {
      root: webBuild,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const forever = path.includes('/assets/');
        reply.header('cache-control', forever ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      },
    });
  }
  // The app itself knows which screens exist, and sends whoever asks for another to the right one.
  app.setNotFoundHandler((request, reply) => {
    if (!built || !isScreen(request)) throw new AppError('not-found');
    return reply.sendFile('index.html');
  });
});
