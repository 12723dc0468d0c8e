import {
  type CallOutput,
  type CallParsed,
  type HeldAnswer,
  messages,
  type RunningSession,
  type SavedEntries,
} from '@gabarita/contract';
import { isOver } from '@gabarita/exam-clock';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { markResultShown } from '../attempts/key-shown.js';
import type { Attempt } from '../attempts/record.js';
import { attemptView, lateMessage } from '../attempts/views.js';
import { isUseToBeNoted } from '../auth/tokens.js';
import { closeOverdue, closeSession, isOverdue } from './closing.js';
import { issueEpoch, requireIssued } from './epochs.js';
import { saveLateEntries } from './late-entries.js';
import { listRunning, storeHeld, updateSession } from './repository.js';
import { saveEntries, type Writing, written } from './saving.js';
import { lockOwnSession, type Unchanged } from './seat-statements.js';
import type { Seats } from './seats.js';
import { type Session, timingOf } from './session.js';
import { startSession } from './starting.js';
import { heldAnswers, runningView, sessionView } from './views.js';

type SessionAnswer = CallOutput<'POST /api/sessions'>;

export async function start(
  { db, clock, examSignals }: Services,
  person: Person,
  wanted: CallParsed<'POST /api/sessions', 'body'>,
): Promise<SessionAnswer> {
  const now = clock.now();
  const session = await db.transaction(async (tx) => {
    const { session, resumed } = await startSession(tx, person, now, wanted);
    return sessionView(tx, session, resumed, now);
  });
  examSignals.tell(session.exam_id);
  return { session };
}

export async function running({ db, clock }: Services, person: Person): Promise<RunningSession[]> {
  const now = clock.now();
  const rows = await listRunning(db, person.id);
  return rows.filter(({ session }) => !isOver(timingOf(session), now.getTime())).map((row) => runningView(row, now));
}

/** Exams under way with the answers in them, for the export of the own data; of those that are over the attempts tell. */
export async function ownSessions({ db, clock }: Services, person: Person) {
  const now = clock.now();
  const sessions: (RunningSession & { answers: HeldAnswer[] })[] = [];
  for (const row of await listRunning(db, person.id)) {
    sessions.push({ ...runningView(row, now), answers: await heldAnswers(db, row.session) });
  }
  return sessions;
}

/** Who saves: as remembered, which is enough for an ordinary save, and as the database knows them. */
export interface Writer {
  lately: Person;
  recognized(): Promise<Person>;
}

/** Saves entries, of whichever device. One that was taken over is told so, with its entries safe. */
export async function save(
  services: Services,
  seats: Seats,
  writer: Writer,
  id: number,
  writing: Writing,
  { leaving = false } = {},
): Promise<SavedEntries> {
  const now = services.clock.now();
  const ordinary = await seats.save(writer.lately, id, writing, now, { leaving });
  // Being recognized is what notes that somebody was here.
  if (ordinary && isUseToBeNoted(ordinary.signInLastUsed, now)) await writer.recognized();
  const { reply, session } =
    ordinary ?? (await saveInTurn(services.db, seats, await writer.recognized(), id, writing, now, leaving));
  services.examSignals.tell(session.exam_id);
  if (writing.epoch < session.epoch) throw oldEpoch(session, reply);
  return reply;
}

/** Waits for whoever else has to do with the session. */
async function saveInTurn(
  db: Db,
  seats: Seats,
  person: Person,
  id: number,
  writing: Writing,
  now: Date,
  leaving: boolean,
) {
  return db.transaction(async (tx) => {
    const locked = await lockOwn(tx, person, id);
    const session = await closedIfOver(tx, locked.session, now);
    await requireIssued(tx, session, writing.epoch);
    if (session.closed_at !== null) return saveLateEntries(tx, session, writing, now, { finishing: false });
    const how = { leaving: leaving && writing.epoch >= session.epoch };
    return saveEntries(tx, await seats.of(tx, locked), writing, now, how);
  });
}

const oldEpoch = (session: Session, reply: SavedEntries) =>
  new AppError('sessions.old-epoch', undefined, { epoch: session.epoch, ...reply });

/** This device writes from now on, in an epoch of its own. */
export async function takeOver({ db, clock }: Services, person: Person, id: number): Promise<SessionAnswer> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const { session } = await lockOwn(tx, person, id);
    if (session.closed_at !== null || isOverdue(session, now)) throw new AppError('sessions.closed');
    const epoch = await issueEpoch(tx, person.id, session.epoch, now);
    return { session: await sessionView(tx, await updateSession(tx, session, { epoch }), true, now) };
  });
}

/** Applies the last entries and closes, in one transaction. Asked again, it answers with the same attempt. */
export async function finish(
  { db, clock, examSignals }: Services,
  seats: Seats,
  person: Person,
  id: number,
  writing: Writing,
): Promise<CallOutput<'POST /api/sessions/:id/finish'>> {
  const now = clock.now();
  const outcome = await db.transaction(async (tx) => {
    const locked = await lockOwn(tx, person, id);
    const session = await closedIfOver(tx, locked.session, now);
    await requireIssued(tx, session, writing.epoch);
    if (session.closed_at !== null) return saveLateEntries(tx, session, writing, now, { finishing: true });
    // An essay is handed in with its text: closing it here would leave it without.
    if (session.total_questions === 0) throw new AppError('sessions.essay');
    const before = await seats.of(tx, locked);
    if (writing.epoch < session.epoch) {
      const { reply } = await saveEntries(tx, before, writing, now);
      return { refusal: oldEpoch(session, reply) };
    }
    const { seat, changes, changed } = written(before, writing, now);
    await storeHeld(tx, changed);
    return { attempt: await closeSession(tx, seat.session, now, { finished: true, unwritten: changes, seat }) };
  });
  // Thrown out here, so that the entries stay saved.
  if ('refusal' in outcome) throw outcome.refusal;
  if (!outcome.attempt) throw new AppError('sessions.closed');
  examSignals.tell(outcome.attempt.exam_id);
  const attempt = await attemptView(db, now, person, outcome.attempt);
  await markResultShown(db, person, attempt, now);
  return { message: messageFor(outcome.attempt), attempt };
}

const messageFor = (attempt: Attempt): string => lateMessage(attempt) ?? messages.sessions.finished;

async function lockOwn(tx: Db, person: Person, id: number): Promise<Unchanged> {
  const locked = await lockOwnSession(tx, person.id, id);
  if (!locked) throw new AppError('not-found');
  return locked;
}

/** A session whose time is over is closed here when the job has not come by yet, so that late is always late. */
const closedIfOver = async (tx: Db, session: Session, now: Date): Promise<Session> =>
  session.closed_at === null && isOverdue(session, now) ? closeOverdue(tx, session, now) : session;
