import { finished } from 'node:stream';
import { FILE_MAX_BYTES } from '@gabarita/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.js';

/** What all forms under way may take of the memory together: as much as a whole school sending photos at once. */
const MEMORY_BYTES = 160_000_000;
/** How many forms of one person may be on their way: a browser sends a few at a time, and the rest of the room is the others'. */
const MOST_OF_ONE = 4;

let held = 0;
const arriving = new Map<number, number>();

/**
 * Room for a form, from before its first byte is taken in until the answer is out; refused when there is none left. What a
 * refused one still sends is passed over, not cut off: whose connection breaks while sending never reads why.
 */
export function enterFormRoom(request: FastifyRequest, reply: FastifyReply): { received(): void } {
  const personId = request.person?.id ?? 0;
  const ofPerson = arriving.get(personId) ?? 0;
  if (ofPerson >= MOST_OF_ONE) throw new AppError('request.several-files');
  const size = Math.min(FILE_MAX_BYTES, Number(request.headers['content-length'] ?? FILE_MAX_BYTES));
  if (held + size > MEMORY_BYTES) throw new AppError('server.busy');
  held += size;
  arriving.set(personId, ofPerson + 1);
  finished(reply.raw, () => {
    held -= size;
  });
  return { received: () => leave(personId) };
}

function leave(personId: number): void {
  const left = (arriving.get(personId) ?? 1) - 1;
  if (left > 0) arriving.set(personId, left);
  else arriving.delete(personId);
}
