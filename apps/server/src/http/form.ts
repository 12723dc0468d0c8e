import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.js';

/**
 * The fields of a multipart form, the file among them, for the contract's schema to judge. The file is held in memory and
 * touches no disk: a connection that breaks off leaves nothing behind.
 */
export async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new AppError('request.unsupported-type');
  const form: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    // A name like `__proto__` is a name like any other only where it is defined, not assigned.
    const value =
      part.type === 'file' ? new File([await part.toBuffer()], part.filename, { type: part.mimetype }) : part.value;
    Object.defineProperty(form, part.fieldname, { value, enumerable: true, configurable: true });
  }
  return form;
}
