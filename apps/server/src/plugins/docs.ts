import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { anyone } from '../http/policy.js';
import { docsPage } from './docs-page.js';

/** The API described by its own schemas: the document at /api/docs/json, a page to read at /api/docs. */
export const docsPlugin = fp(async (app: FastifyInstance) => {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Gabarita', version: '1', description: 'Interface da plataforma Gabarita.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  const open = { config: { policy: anyone }, schema: { hide: true } };
  app.get('/api/docs/json', open, async () => app.swagger());
  app.get('/api/docs', open, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(app.swagger())),
  );
});
