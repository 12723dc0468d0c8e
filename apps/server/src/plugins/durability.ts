import type { ApiCall } from '@gabarita/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Database } from '../db/database.js';

/** Reading starts a clock there, numbers sheets, or is written down because a key was in what was read. */
const READING_THAT_WRITES: ReadonlySet<ApiCall> = new Set([
  'GET /api/exams/:id',
  'GET /api/exams/:id/answer-sheets',
  'GET /api/attempts',
  'GET /api/attempts/:id',
]);

function mayHaveWritten({ method, routeOptions: { config } }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return true;
  return config.call !== undefined && READING_THAT_WRITES.has(config.call);
}

/** What is acknowledged is on disk: no change is answered before the database would survive a power cut. */
export const durabilityPlugin = fp(async (app: FastifyInstance, { durable }: Pick<Database, 'durable'>) => {
  app.addHook('onSend', async (request, reply) => {
    // A refusal may have saved something too: entries of a device that was taken over are kept, and answered with 409.
    if (mayHaveWritten(request) && reply.statusCode < 500) await durable();
  });
});
