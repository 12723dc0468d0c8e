import { signedIn } from '../../http/policy.js';
import type { Route } from '../../http/route.js';
import type { Services } from '../../services.js';
import { readPhotoOf } from './photos.js';
import { ReadingRoom } from './reading/reading-room.js';
import { recognizeSheet } from './recognize.js';

export function answerSheetsRoutes(route: Route, services: Services): void {
  const room = new ReadingRoom();

  route('POST /api/answer-sheets/recognize', signedIn, async ({ person, body }) =>
    recognizeSheet(services, room, person, body),
  );

  route('GET /api/answer-sheets/recognitions/:id/photo', signedIn, async ({ person, params, reply }) => {
    reply.type('image/jpeg');
    return readPhotoOf(services, person, params.id);
  });
}
