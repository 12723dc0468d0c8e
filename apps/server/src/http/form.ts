import { finished } from 'node:stream';
import type {} from '@fastify/multipart';
import { FILE_MAX_BYTES } from '@gabarita/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.js';

/** What all forms under way may take of the memory together: as much as a whole school sending photos at once. */
const MEMORY_BYTES = 160_000_000;
let held = 0;

/**
 * The fields of a multipart form, the file among them, for the contract's schema to judge. The file is held in memory and
 * touches no disk: a connection that breaks off leaves nothing behind.
 */
export async function readForm(request: FastifyRequest, reply: FastifyReply): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new AppError('request.unsupported-type');
  reserveMemory(request, reply);
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

/** From before the first byte is taken in until the answer is out. */
function reserveMemory(request: FastifyRequest, reply: FastifyReply): void {
  const size = Math.min(FILE_MAX_BYTES, Number(request.headers['content-length'] ?? FILE_MAX_BYTES));
  if (held + size > MEMORY_BYTES) throw new AppError('server.busy');
  held += size;
  finished(reply.raw, () => {
    held -= size;
  });
}
