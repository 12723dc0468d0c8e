import fastifyMultipart from '@fastify/multipart';
import { FILE_MAX_BYTES } from '@gabarita/contract';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Forms with a file in them. Nothing is read before the route asks for it (see http/form.ts), which is after its policy
 * has spoken: a stranger's ten megabytes are never taken in. Limits are on everything a form can have much of.
 */
export const multipartPlugin = fp(async (app: FastifyInstance) => {
  await app.register(fastifyMultipart, {
    limits: { files: 1, fileSize: FILE_MAX_BYTES, fields: 20, fieldSize: 10_000, fieldNameSize: 100, headerPairs: 100 },
  });
});
