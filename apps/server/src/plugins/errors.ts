import { type ErrorCode, type ErrorEntry, errors } from '@gabarita/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError, type FieldErrors } from '../app-error.js';
import { type Outage, outageIn } from '../outages.js';

// For what no schema puts into words of its own.
z.config(z.locales.pt());

/** What Fastify itself refuses, in our own words. */
const BY_STATUS: Record<number, ErrorCode> = {
  400: 'request.malformed',
  404: 'not-found',
  413: 'request.too-large',
  415: 'request.unsupported-type',
};

/** The same for one plugin's own code, where the status says too little. */
const BY_CODE: Record<string, ErrorCode> = { FST_REQ_FILE_TOO_LARGE: 'request.file-too-large' };

/** Turns whatever was thrown into one of the catalogue's answers: `{ message }`, with `errors` by field where it helps. */
export const errorsPlugin = fp(async (app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const known = asAppError(error);
    if (!known) return answerFailure(error, request, reply);
    const { code, status, message, fields, details } = known;
    sayWhenAgain(reply, code);
    return reply.status(status).send({ message, ...(fields && { errors: fields }), ...details });
  });
});

/** Browsers save again by themselves; whoever else asks learns when to. */
function sayWhenAgain(reply: FastifyReply, code: ErrorCode): void {
  const { retryAfter }: ErrorEntry = errors[code];
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
}

/** An address that cannot be decoded, or is too long to be one, meets no route and no plugin. It names nothing that exists. */
export function answerImpossiblePath(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const { status, message } = errors['not-found'];
  reply.status(status).send({ message });
}

function asAppError(error: FastifyError | AppError): AppError | undefined {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    // A path that cannot be right names nothing that exists.
    if (error.validationContext === 'params') return new AppError('not-found');
    return new AppError('validation.failed', fieldErrors(error.validation));
  }
  if (holdsNull(error)) return new AppError('request.malformed');
  const code = BY_CODE[error.code] ?? (error.statusCode === undefined ? undefined : BY_STATUS[error.statusCode]);
  return code && new AppError(code);
}

/** The null character, which no text (22021) and no JSON (22P05) of PostgreSQL has room for. Nobody types it. */
const NULL_CHARACTER = ['22021', '22P05'];

const holdsNull = ({ cause }: Error): boolean =>
  cause instanceof Error && NULL_CHARACTER.includes((cause as NodeJS.ErrnoException).code ?? '');

function fieldErrors(issues: { instancePath: string; message?: string }[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const { instancePath, message } of issues) {
    const field = instancePath.split('/').filter(Boolean).join('.') || 'body';
    fields[field] = [...(fields[field] ?? []), message ?? ''];
  }
  return fields;
}

const BY_OUTAGE: Record<Outage, ErrorCode> = {
  database: 'server.unavailable',
  disk: 'server.disk-full',
  files: 'server.files-unavailable',
};

/** Says nothing of the inside but a number to quote: the details are in the log under the same one. */
function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  request.log.error({ err: error }, 'request failed');
  const outage = outageIn(error);
  if (outage) {
    const { status, message } = errors[BY_OUTAGE[outage]];
    sayWhenAgain(reply, BY_OUTAGE[outage]);
    return reply.status(status).send({ message });
  }
  const { status, message } = errors['server.failed'];
  return reply.status(status).send({ message: `${message} (pedido ${request.id})` });
}
