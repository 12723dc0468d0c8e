import type {} from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.js';
import { enterFormRoom } from './form-room.js';
import { whenTooSlow } from './slow-senders.js';

/**
 * The fields of a multipart form, the file among them, for the contract's schema to judge. The file is held in memory and
 * touches no disk: a connection that breaks off leaves nothing behind.
 */
export async function readForm(request: FastifyRequest, reply: FastifyReply): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new AppError('request.unsupported-type');
  const place = enterFormRoom(request, reply);
  const slow = whenTooSlow(request, reply);
  try {
    return await Promise.race([fieldsOf(request), slow.refusal]);
  } finally {
    slow.stopWatching();
    place.received();
  }
}

async function fieldsOf(request: FastifyRequest): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    // A name like `__proto__` is a name like any other only where it is defined, not assigned.
    const value =
      part.type === 'file' ? new File(await chunksOf(part.file), part.filename, { type: part.mimetype }) : part.value;
    Object.defineProperty(form, part.fieldname, { value, enumerable: true, configurable: true });
  }
  return form;
}

/** The part's own `toBuffer` would keep a second copy for as long as the request lasts. A file too large ends the form's loop. */
async function chunksOf(file: AsyncIterable<Buffer>): Promise<Buffer[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk);
  return chunks;
}
