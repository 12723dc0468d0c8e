import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Database } from '../db/database.js';

/** What is acknowledged is on disk: no change is answered before the database would survive a power cut. */
export const durabilityPlugin = fp(async (app: FastifyInstance, { durable }: Pick<Database, 'durable'>) => {
  app.addHook('onSend', async ({ method }, reply) => {
    // A refusal may have saved something too: entries of a device that was taken over are kept, and answered with 409.
    if (method !== 'GET' && method !== 'HEAD' && reply.statusCode < 500) await durable();
  });
});
