import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.js';

/** A phone with one bar sends ten times as much. Whoever sends less holds room that others wait for. */
const WINDOW_MS = 15_000;
const LEAST_BYTES = 32_000;

/** Fails when the sender of a form hardly sends. */
export function whenTooSlow({ raw }: FastifyRequest, reply: FastifyReply) {
  let before = raw.socket.bytesRead;
  let timer: NodeJS.Timeout | undefined;
  const refusal = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      const arrived = raw.socket.bytesRead - before;
      before = raw.socket.bytesRead;
      if (arrived >= LEAST_BYTES) return;
      reply.header('connection', 'close');
      reject(new AppError('request.too-slow'));
    }, WINDOW_MS);
    timer.unref();
  });
  return { refusal, stopWatching: () => clearInterval(timer) };
}
