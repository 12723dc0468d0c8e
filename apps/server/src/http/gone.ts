import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Aborted when whoever asked has left before the answer was out: nobody waits for the work any more. */
export function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  finished(raw, (error) => {
    if (error) gone.abort();
  });
  return gone.signal;
}
