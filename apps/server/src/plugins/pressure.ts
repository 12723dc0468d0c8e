import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../app-error.js';
import { type Pressure, watchEventLoop } from '../event-loop-pressure.js';
import { isForKeepers } from './keepers.js';

/** Long enough for what is queued to be answered; browsers keep the answers of an exam and send them again. */
const RETRY_SECONDS = '10';

interface PressureOptions {
  pressure?: Pressure;
}

/** With more to do than it can, the server says so at once instead of letting everybody wait until nobody does any more. */
export const pressurePlugin = fp(async (app: FastifyInstance, { pressure = watchEventLoop() }: PressureOptions) => {
  app.addHook('onClose', async () => pressure.stop());
  app.addHook('onRequest', async (request, reply) => {
    if (!pressure.isTooHigh() || isForKeepers(request)) return;
    reply.header('retry-after', RETRY_SECONDS);
    throw new AppError('server.overloaded');
  });
});
