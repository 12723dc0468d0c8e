import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Names every answer that a reader may keep by its content, and sends none twice to whoever shows the name. Answers with
 * keys say `no-store`: they have no name, and a name kept from before, without keys, never stands for one.
 */
export function nameKeptAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const mayBeKept = reply.statusCode === 200 && !String(reply.getHeader('cache-control')).includes('no-store');
    if (!mayBeKept || reply.hasHeader('etag') || typeof payload !== 'string') return payload;
    const name = createHash('sha256').update(payload).digest('base64url').slice(0, 22);
    return isKnown(name, request, reply) ? null : payload;
  });
}

/** Whether the reader has the answer of this name already; then nothing needs to be sent. */
export function isKnown(name: string, request: FastifyRequest, reply: FastifyReply): boolean {
  const etag = `"${name}"`;
  reply.header('etag', etag);
  if (!request.headers['if-none-match']?.includes(etag)) return false;
  reply.status(304).removeHeader('content-type').removeHeader('content-length');
  return true;
}
