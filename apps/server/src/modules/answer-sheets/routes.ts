import { whenGone } from '../../http/gone.js';
import { signedIn, staff } from '../../http/policy.js';
import type { Route } from '../../http/route.js';
import type { Services } from '../../services.js';
import { SharedWork } from '../../threads/shared-work.js';
import { printBooklet, type SharedBooklets } from './booklet/print-booklet.js';
import { readPhotoOf } from './photos.js';
import { printSheets } from './printing/print-sheets.js';
import { recognizeSheet } from './recognize.js';

export function answerSheetsRoutes(route: Route, services: Services): void {
  const booklets: SharedBooklets = new SharedWork();

  route('POST /api/answer-sheets/recognize', signedIn, async ({ person, body, reply }) =>
    recognizeSheet(services, person, body, whenGone(reply)),
  );

  route('GET /api/exams/:id/answer-sheets', staff, async ({ person, params, query, reply }) => {
    const pdf = await printSheets(services, { person, examId: params.id, gone: whenGone(reply) }, query);
    reply.type('application/pdf').header('content-disposition', `attachment; filename="cartoes-${params.id}.pdf"`);
    return pdf;
  });

  route('GET /api/exams/:id/booklet', staff, async ({ person, params, reply }) => {
    const pdf = await printBooklet(services, booklets, { person, examId: params.id, gone: whenGone(reply) });
    reply.type('application/pdf').header('content-disposition', `attachment; filename="caderno-${params.id}.pdf"`);
    return pdf;
  });

  route('GET /api/answer-sheets/recognitions/:id/photo', signedIn, async ({ person, params, reply }) => {
    reply.type('image/jpeg');
    return readPhotoOf(services, person, params.id);
  });
}
