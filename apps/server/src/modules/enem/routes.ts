import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '../../http/person.js';
import { anyone, signedIn } from '../../http/policy.js';
import { type Printed, sendPrinted } from '../../http/printed.js';
import type { Route } from '../../http/route.js';
import type { Services } from '../../services.js';
import { seesKeys } from '../questions/policy.js';
import { isKnown } from './kept-answers.js';
import { PaperPress } from './papers.js';
import { PublicError } from './public-errors.js';
import {
  listPublicExams,
  publicExamWithQuestions,
  publicPage,
  publicQuestion,
  requireEdition,
} from './public-questions.js';
import { answerKey, editionViewOf, editionViews } from './service.js';

export function editionsRoutes(route: Route, { db }: Services): void {
  route('GET /api/editions', signedIn, async () => editionViews(db));
  route('GET /api/editions/:year', signedIn, async ({ params }) => editionViewOf(db, params.year));
}

/** Five minutes: long enough for a whole class to share one answer, short enough for a mended question to arrive. */
const FOR_EVERYBODY = 'public, max-age=300';
/** Kept by the reader's browser, which asks each time whether it is still the same. */
const FOR_ONE_READER = 'private, no-cache';
const FOR_NOBODY = 'private, no-store';

/** The public contract. Answers that carry keys are never kept; those that may be kept are the same for every reader. */
export function publicEnemRoutes(route: Route, services: Services): void {
  const { db } = services;
  const press = new PaperPress(db);

  route('GET /enem/v1/exams', anyone, async ({ reply }) => {
    reply.header('cache-control', FOR_EVERYBODY);
    return listPublicExams(db);
  });

  route('GET /enem/v1/exams/:year', anyone, async ({ params, reply }) => {
    const exam = await publicExamWithQuestions(db, params.year);
    reply.header('cache-control', FOR_EVERYBODY);
    return exam;
  });

  // Staff get the keys with the questions, so the address does not mean the same to everybody: no shared cache keeps it.
  const rule = (person: Person | null) => (seesKeys(person) ? FOR_NOBODY : FOR_ONE_READER);
  route('GET /enem/v1/exams/:year/questions', anyone, async ({ person, params, query, reply }) => {
    reply.header('cache-control', rule(person));
    return publicPage(db, params.year, query, seesKeys(person));
  });

  route('GET /enem/v1/exams/:year/questions/:index', anyone, async ({ person, params, query, reply }) => {
    reply.header('cache-control', rule(person));
    return publicQuestion(db, params.year, params.index, query.language, seesKeys(person));
  });

  route('GET /enem/v1/exams/:year/answer-key', signedIn, async ({ person, params, reply }) => {
    reply.header('cache-control', FOR_NOBODY);
    return answerKey(services, person, await requireEdition(db, params.year));
  });

  route('GET /enem/v1/exams/:year/papers/:discipline', anyone, async ({ params, query, request, reply }) => {
    const { year, discipline } = params;
    const paper = await press.paper({ year, discipline, ...query });
    if (!paper) throw new PublicError('not_found', `No exam found for year ${year}`);
    return sendPaper(paper, request, reply);
  });
}

/** Papers are the same for everybody and named when they are printed, not each time they are sent. */
function sendPaper(paper: Printed, request: FastifyRequest, reply: FastifyReply): Buffer {
  reply.headers({ 'cache-control': FOR_EVERYBODY, vary: 'accept-encoding' });
  return isKnown(paper.etag, request, reply) ? Buffer.alloc(0) : sendPrinted(paper, request, reply);
}
