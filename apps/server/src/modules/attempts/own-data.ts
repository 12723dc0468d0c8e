import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { markListShown } from './key-shown.js';
import { recordedAnswers } from './marks.js';
import { listOwn } from './repository.js';
import { attemptViews } from './views.js';

const ALL = 100_000;

/** Everything kept of a person's attempts, for the export of the own data; what is still closed to the person stays so. */
export async function ownAttempts({ db, clock }: Services, person: Person) {
  const rows = await listOwn(db, person.id, undefined, { before: undefined, limit: ALL });
  const now = clock.now();
  const views = await attemptViews(db, now, person, rows);
  await markListShown(db, person, views, now);
  return Promise.all(
    views.map(async (view, place) => ({
      ...view,
      answers: Object.fromEntries(await lettersOf(db, view.id)),
      late_answers: Object.fromEntries(rows[place]?.late_answers?.map((late) => [late.question_id, late.letter]) ?? []),
    })),
  );
}

/** The chosen letter by question id. */
async function lettersOf(db: Services['db'], attemptId: number): Promise<[number, string | null][]> {
  return [...(await recordedAnswers(db, attemptId))].map(([question, { letter }]) => [question, letter]);
}
