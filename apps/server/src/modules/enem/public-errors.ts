import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.js';

/** Refusals in the form of the public service, whose clients read `error.code`. */
const STATUS = { bad_request: 400, unauthorized: 401, not_found: 404, unprocessable_entity: 422 } as const;
type Code = keyof typeof STATUS;

/** Thrown by the calls under /enem/v1. Its words are the public service's own. */
export class PublicError extends Error {
  constructor(
    readonly code: Code,
    message: string,
  ) {
    super(message);
  }
}

/** The service's form and ours in one: `message` is what the rest of our API answers with. */
export function answerPublicErrors(app: FastifyInstance): void {
  const others = app.errorHandler;
  app.setErrorHandler((error: Error, request, reply) => {
    const known =
      error instanceof AppError && error.status === 401 ? new PublicError('unauthorized', error.message) : error;
    if (!(known instanceof PublicError)) return others.call(app, error as never, request, reply);
    const { code, message } = known;
    return reply.status(STATUS[code]).send({ message, error: { code, message, docUrl: '/api/docs' } });
  });
}
