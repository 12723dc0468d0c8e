import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer that many readers get, as it goes over the wire: once in each encoding. */
export interface Printed {
  etag: string;
  plain: Buffer;
  gzip: Buffer;
  brotli: Buffer;
}

export async function print(plain: Buffer): Promise<Printed> {
  const [gzipped, brotli] = await Promise.all([
    promisify(gzip)(plain, { level: 8 }),
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  ]);
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { etag, plain, gzip: gzipped, brotli };
}

/** In the smallest encoding that the reader takes. */
export function sendPrinted({ plain, gzip, brotli }: Printed, request: FastifyRequest, reply: FastifyReply): Buffer {
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) {
    reply.header('content-encoding', 'br');
    return brotli;
  }
  if (/\bgzip\b/.test(accepted)) {
    reply.header('content-encoding', 'gzip');
    return gzip;
  }
  return plain;
}
