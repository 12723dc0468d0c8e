import { linkNext } from '../../http/paging.js';
import { signedIn, staff } from '../../http/policy.js';
import type { Route } from '../../http/route.js';
import type { Services } from '../../services.js';
import { correctEssay } from './correcting.js';
import { findReviews } from './queue.js';
import { askForReview, giveReading, readForReview, returnAsIs } from './reviewing.js';
import { chooseExternal, findEssays, readDraft, readEssay, readExternal, saveDraft } from './service.js';

export function essaysRoutes(route: Route, services: Services): void {
  route('POST /api/essay/correct', signedIn, async ({ person, body }) => correctEssay(services, person, body));

  route('GET /api/essays', signedIn, async ({ person, query, reply }) => {
    const { essays, next } = await findEssays(services, person, query);
    linkNext(reply, next);
    return essays;
  });

  route('GET /api/essays/:id', signedIn, async ({ person, params }) => readEssay(services, person, params.id));

  route('GET /api/essays/draft', signedIn, async ({ person, query }) => readDraft(services, person, query));

  route('PUT /api/essays/draft', signedIn, async ({ person, body }) => saveDraft(services, person, body));

  route('GET /api/essays/external', signedIn, async ({ person }) => readExternal(services, person));

  route('PUT /api/essays/external', signedIn, async ({ person, body }) =>
    chooseExternal(services, person, body.consent),
  );

  route('POST /api/essays/:id/review', signedIn, async ({ person, params }) =>
    askForReview(services, person, params.id),
  );

  route('GET /api/essays/reviews', staff, async ({ person, query, reply }) => {
    const { reviews, next } = await findReviews(services, person, query);
    linkNext(reply, next);
    return reviews;
  });

  route('GET /api/essays/reviews/:id', staff, async ({ person, params }) => readForReview(services, person, params.id));

  route('POST /api/essays/reviews/:id', staff, async ({ person, params, body }) =>
    giveReading(services, person, params.id, body),
  );

  route('POST /api/essays/reviews/:id/return', staff, async ({ person, params }) =>
    returnAsIs(services, person, params.id),
  );
}
