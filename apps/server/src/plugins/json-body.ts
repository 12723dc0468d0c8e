import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** JSON as Fastify reads it, but for one thing: an empty body is no body, and not an error ("POST /logout | empty"). */
export const jsonBodyPlugin = fp(async (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, body as string, done);
  });
});
