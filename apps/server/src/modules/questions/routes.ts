import { linkNext } from '../../http/paging.js';
import { admins, signedIn, staff } from '../../http/policy.js';
import type { Route } from '../../http/route.js';
import type { Services } from '../../services.js';
import { mendQuestion, questionForStaff, questionsToLookAt, releaseQuestion, withdrawQuestion } from './mending.js';
import { decide, findProposals, propose } from './proposals.js';
import { keyOf, searchBank } from './service.js';

export function questionsRoutes(route: Route, services: Services): void {
  route('GET /api/questions', signedIn, async ({ person, query }) => searchBank(services, person, query));

  route('GET /api/questions/:id/key', signedIn, async ({ person, params }) => keyOf(services, person, params.id));

  route('GET /api/questions/quarantine', staff, async ({ query, reply }) => {
    const { questions, next } = await questionsToLookAt(services, query);
    linkNext(reply, next);
    return questions;
  });

  route('GET /api/questions/:id', staff, async ({ params }) => questionForStaff(services.db, params.id));

  route('PATCH /api/questions/:id', admins, async ({ person, params, body }) =>
    mendQuestion(services, person, params.id, body),
  );

  route('POST /api/questions/:id/release', admins, async ({ person, params }) =>
    releaseQuestion(services, person, params.id),
  );

  route('POST /api/questions/:id/withdraw', admins, async ({ person, params, body }) =>
    withdrawQuestion(services, person, params.id, body.reason),
  );

  route('POST /api/questions/:id/proposals', staff, async ({ person, params, body }) =>
    propose(services, person, params.id, body),
  );

  route('GET /api/questions/proposals', staff, async ({ person, query, reply }) => {
    const { proposals, next } = await findProposals(services, person, query);
    linkNext(reply, next);
    return proposals;
  });

  route('POST /api/questions/proposals/:id/decision', admins, async ({ person, params, body }) =>
    decide(services, person, params.id, body),
  );
}
