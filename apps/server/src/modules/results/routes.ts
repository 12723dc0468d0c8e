import { calls } from '@gabarita/contract';
import { linkNext } from '../../http/paging.js';
import { staff } from '../../http/policy.js';
import type { Route } from '../../http/route.js';
import type { Services } from '../../services.js';
import { reopenFor } from '../sessions/reopening.js';
import { correctKey } from './correcting-keys.js';
import { exportResults } from './export.js';
import { readItems } from './item-report.js';
import { answerKeyOffer, keyOffersOf } from './key-offers.js';
import type { LiveStreams } from './live-streams.js';
import { findRoster } from './roster.js';
import { reopenable } from './scope.js';
import { findPlaced, readResults } from './service.js';

export function resultsRoutes(route: Route, services: Services, streams: LiveStreams): void {
  route('GET /api/exams/:id/results', staff, async ({ person, params, query }) =>
    readResults(services, person, params.id, query.turma_id),
  );

  route('GET /api/exams/:id/results/students', staff, async ({ person, params, query, reply }) => {
    const { students, next } = await findPlaced(services, person, params.id, query);
    linkNext(reply, next);
    return students;
  });

  route('GET /api/exams/:id/results/items', staff, async ({ person, params, query }) =>
    readItems(services, person, params.id, query.turma_id),
  );

  route('GET /api/exams/:id/results/export', staff, async ({ person, params, query, reply }) => {
    const { type, name, content } = await exportResults(services, person, params.id, query);
    reply.type(type).header('content-disposition', `attachment; filename="${name}"`);
    return content;
  });

  route('GET /api/exams/:id/roster', staff, async ({ person, params, query }) =>
    findRoster(services, person, params.id, query),
  );

  route('GET /api/exams/:id/live', staff, async ({ person, params, query, request, reply }) => {
    const { response } = calls['GET /api/exams/:id/roster'];
    // Asked at every look: who was signed out, switched off or made a student meanwhile watches no longer.
    const watcher = async () => staff.admit(await request.recognize());
    const stream = await streams.watch({
      userId: person.id,
      examId: params.id,
      event: 'roster',
      load: async () => response.parse(await findRoster(services, await watcher(), params.id, query)),
    });
    // Proxies that gather answers, or squeeze them, would hold the events back.
    reply.type('text/event-stream').header('cache-control', 'private, no-store, no-transform');
    // A connection kept for later would keep a server that wants to stop from stopping.
    reply.header('x-accel-buffering', 'no').header('connection', 'close');
    return stream;
  });

  route('GET /api/exams/:id/key-offers', staff, async ({ person, params }) => keyOffersOf(services, person, params.id));

  route('POST /api/exams/:id/key-offers/:question_id', staff, async ({ person, params, body }) =>
    answerKeyOffer(services, person, params.id, params.question_id, body.accept),
  );

  route('POST /api/exams/:id/questions/:question_id/key', staff, async ({ person, params, body }) =>
    correctKey(services, person, params.id, params.question_id, body),
  );

  route('POST /api/exams/:id/students/:user_id/reopen', staff, async ({ person, params, body }) =>
    reopenFor(services, person, await reopenable(services.db, person, params.id), params.user_id, body),
  );
}
