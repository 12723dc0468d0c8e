import type { CallOutput, CallParsed, EssaySummary, EssayView } from '@gabarita/contract';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import { decodeCursor, paged } from '../../http/paging.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { markKeyShown } from '../attempts/key-shown.js';
import { findRelation } from '../exams/access.js';
import { keyIsOpenTo } from '../exams/policy.js';
import { findStanding } from '../exams/standings.js';
import { isTimeOver } from '../sessions/last-session.js';
import {
  type Draft,
  draftsOf,
  type Essay,
  findDraft,
  findEssay,
  findVersionBefore,
  hasConsented,
  listOwnEssays,
  type Sheet,
  storeConsent,
  storeDraft,
} from './repository.js';
import { essayView, summaryOf } from './views.js';
import { cleaned } from './written-text.js';

export async function findEssays(
  services: Services,
  person: Person,
  { cursor, limit, year, exam_id }: CallParsed<'GET /api/essays', 'query'>,
) {
  const [before] = decodeCursor(cursor, ['id']) ?? [];
  const found = await listOwnEssays(services.db, person.id, { year, examId: exam_id, before, limit: limit + 1 });
  const { rows, next } = paged(found, limit, (row) => [row.id]);
  return { next, essays: await summaries(services, person, rows) };
}

/** One's own essay; anybody else's does not exist. Teachers read through the queue. */
export async function readEssay(services: Services, person: Person, id: number): Promise<EssayView> {
  const { db, clock } = services;
  const essay = await ownEssay(db, person, id);
  const now = clock.now();
  const open = await isOpen(db, person, essay, now);
  // A text that is sent from here on is another one.
  if (open && essay.exam_id !== null) await markKeyShown(db, person.id, essay.exam_id, now);
  const before = await findVersionBefore(db, essay);
  return essayView(db, essay, before ? summaryOf(before, open) : null, open);
}

export async function ownEssay(db: Db, person: Person, id: number): Promise<Essay> {
  const essay = await findEssay(db, id);
  if (essay?.user_id !== person.id) throw new AppError('not-found');
  return essay;
}

/** An essay exam shows its correction when other exams would show their key. */
export async function isOpen(db: Db, person: Person, { exam_id }: Essay, now: Date): Promise<boolean> {
  if (exam_id === null || person.role !== 'student') return true;
  const { exam } = await findRelation(db, person, exam_id);
  return keyIsOpenTo(exam, await findStanding(db, person.id, exam_id), now);
}

async function summaries({ db, clock }: Services, person: Person, rows: Essay[]): Promise<EssaySummary[]> {
  const found: EssaySummary[] = [];
  for (const row of rows) found.push(summaryOf(row, await isOpen(db, person, row, clock.now())));
  return found;
}

type Asked = { year?: number | null | undefined; exam_id?: number | null | undefined };
const sheetIn = ({ year, exam_id }: Asked): Sheet => ({ year: year ?? null, exam_id: exam_id ?? null });

/** Somebody opens a sheet: the thread that will grade it wakes up meanwhile. */
export async function readDraft(
  { db, corrector }: Services,
  person: Person,
  asked: Asked,
): Promise<CallOutput<'GET /api/essays/draft'>> {
  corrector.wakeUp();
  const draft = await findDraft(db, person.id, sheetIn(asked));
  return { draft: draft ? draftView(draft) : null };
}

export async function saveDraft(
  { db, clock }: Services,
  person: Person,
  { topic, text, ...asked }: CallParsed<'PUT /api/essays/draft', 'body'>,
): Promise<CallOutput<'PUT /api/essays/draft'>> {
  const sheet = sheetIn(asked);
  const now = clock.now();
  const written = { topic: cleaned(topic), text: cleaned(text), updated_at: now };
  if (sheet.exam_id !== null) await requireTimeLeft(db, person, sheet.exam_id, now);
  await storeDraft(db, { user_id: person.id, ...sheet, ...written });
  return { draft: draftView({ ...sheet, ...written }) };
}

/** What stands on the sheet when time is over is what is handed in: nothing may take its place later. */
async function requireTimeLeft(db: Db, person: Person, examId: number, now: Date): Promise<void> {
  await findRelation(db, person, examId);
  if (await isTimeOver(db, person.id, examId, now)) throw new AppError('essays.time-over');
}

const draftView = ({ year, exam_id, topic, text, updated_at }: Omit<Draft, 'id' | 'user_id'>) => ({
  year,
  exam_id,
  topic,
  text,
  updated_at: updated_at.toISOString(),
});

export async function readExternal(
  { db, corrector }: Services,
  person: Person,
): Promise<CallOutput<'GET /api/essays/external'>> {
  return { configured: corrector.reachesOutside, consent: await hasConsented(db, person.id) };
}

export async function chooseExternal(services: Services, person: Person, consent: boolean) {
  await storeConsent(services.db, person.id, consent, services.clock.now());
  return readExternal(services, person);
}

const ALL = 100_000;

/** Everything kept of a person's essays, for the export of the own data. */
export async function ownEssays(services: Services, person: Person) {
  const { db, clock } = services;
  const rows = await listOwnEssays(db, person.id, {
    year: undefined,
    examId: undefined,
    before: undefined,
    limit: ALL,
  });
  const essays: EssayView[] = [];
  for (const row of rows) essays.push(await essayView(db, row, null, await isOpen(db, person, row, clock.now())));
  return { essays, essay_drafts: (await draftsOf(db, person.id)).map(draftView) };
}
