import { linkNext } from '../../http/paging.js';
import { signedIn, staff } from '../../http/policy.js';
import type { Route } from '../../http/route.js';
import type { Services } from '../../services.js';
import { createAttempt } from './create.js';
import { isEssay, submitEssay } from './essay-submission.js';
import { attemptQuestions } from './questions.js';
import { decideLateAnswers, findAttempts, readAttempt } from './service.js';
import { triExamples } from './tri-examples.js';

const KEY_MAX_LENGTH = 200;

export function attemptsRoutes(route: Route, services: Services): void {
  route('POST /api/attempts', signedIn, async ({ person, body, request, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const key = request.headers['idempotency-key'];
    const idempotencyKey = typeof key === 'string' && key !== '' ? key.slice(0, KEY_MAX_LENGTH) : null;
    if (isEssay(body)) return submitEssay(services, person, body, idempotencyKey);
    return createAttempt(services, person, body, idempotencyKey);
  });

  route('GET /api/attempts', signedIn, async ({ person, query, reply }) => {
    const { attempts, next } = await findAttempts(services, person, query);
    linkNext(reply, next);
    return attempts;
  });

  route('GET /api/attempts/:id', signedIn, async ({ person, params, reply }) => {
    reply.header('cache-control', 'private, no-store');
    return readAttempt(services, person, params.id);
  });

  route('GET /api/attempts/:id/questions', signedIn, async ({ person, params, reply }) => {
    reply.header('cache-control', 'private, no-store');
    return attemptQuestions(services, person, params.id);
  });

  route('GET /api/attempts/:id/tri', signedIn, async ({ person, params, reply }) => {
    reply.header('cache-control', 'private, no-store');
    return { areas: await triExamples(services, person, params.id) };
  });

  route('POST /api/attempts/:id/late-answers', staff, async ({ person, params, body }) =>
    decideLateAnswers(services, person, params.id, body.accept),
  );
}
