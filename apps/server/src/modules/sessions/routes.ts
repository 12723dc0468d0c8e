import type { SavedEntries } from '@gabarita/contract';
import type { FastifyReply } from 'fastify';
import { signedIn, signedInLately, staff } from '../../http/policy.js';
import type { Route } from '../../http/route.js';
import type { Services } from '../../services.js';
import { changeExtraTime, readExtraTime } from './extra-time.js';
import { savedJson } from './saved-json.js';
import { Seats } from './seats.js';
import { finish, running, save, start, takeOver } from './service.js';

export function sessionsRoutes(route: Route, services: Services): void {
  const seats = new Seats(services.db, services.incidents);

  route('POST /api/sessions', signedIn, async ({ person, body }) => start(services, person, body));

  route('GET /api/sessions', signedIn, async ({ person }) => running(services, person));

  route('POST /api/sessions/:id/entries', signedInLately, async ({ person, params, body, request, reply }) => {
    const recognized = async () => signedIn.admit(await request.recognize());
    return told(reply, await save(services, seats, { lately: person, recognized }, params.id, body));
  });

  route('POST /api/sessions/:id/take-over', signedIn, async ({ person, params }) =>
    takeOver(services, person, params.id),
  );

  route('POST /api/sessions/:id/pause', signedIn, async ({ person, params, body }) => {
    const writer = { lately: person, recognized: async () => person };
    return save(services, seats, writer, params.id, body, { leaving: true });
  });

  route('POST /api/sessions/:id/finish', signedIn, async ({ person, params, body, reply }) => {
    reply.header('cache-control', 'private, no-store');
    return finish(services, seats, person, params.id, body);
  });

  route('GET /api/users/:id/extra-time', signedIn, async ({ person, params }) =>
    readExtraTime(services, person, params.id),
  );

  route('PUT /api/users/:id/extra-time', staff, async ({ person, params, body }) =>
    changeExtraTime(services, person, params.id, body),
  );
}

function told(reply: FastifyReply, saved: SavedEntries): Buffer {
  reply.type('application/json; charset=utf-8');
  return Buffer.from(savedJson(saved));
}
