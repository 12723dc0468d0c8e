import {
  type CallOutput,
  type CallParsed,
  type HeldAnswer,
  messages,
  type RunningSession,
  type SavedEntries,
} from '@gabarita/contract';
import { isOver, nextEpoch } from '@gabarita/exam-clock';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { markResultShown } from '../attempts/key-shown.js';
import type { Attempt } from '../attempts/record.js';
import { attemptView } from '../attempts/views.js';
import { isUseToBeNoted } from '../auth/tokens.js';
import { attemptLeftBy, closeSession, isOverdue, joinAttempt, takesLateAnswers } from './closing.js';
import { listRunning, storeHeld, updateSession } from './repository.js';
import { saveEntries, saveLateEntries, type Writing, written } from './saving.js';
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
    const { session } = locked;
    if (!(await isUnderWay(tx, session, now))) return saveLate(tx, session, writing, now);
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
    const epoch = nextEpoch(session.epoch, now.getTime());
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
    const { session } = locked;
    if (!(await isUnderWay(tx, session, now))) {
      await saveLate(tx, session, writing, now);
      return { attempt: await attemptLeftBy(tx, session) };
    }
    const before = await seats.of(tx, locked);
    if (writing.epoch < session.epoch) {
      const { reply } = await saveEntries(tx, before, writing, now);
      return { refusal: oldEpoch(session, reply) };
    }
    const { seat, changes, changed } = written(before, writing, now);
    await storeHeld(tx, changed);
    return { attempt: await closeSession(tx, seat.session, now, { unwritten: changes, seat }) };
  });
  // Thrown out here, so that the entries stay saved.
  if (outcome.refusal) throw outcome.refusal;
  if (!outcome.attempt) throw new AppError('sessions.closed');
  examSignals.tell(outcome.attempt.exam_id);
  const attempt = await attemptView(db, now, person, outcome.attempt);
  await markResultShown(db, person, attempt, now);
  return { message: messageFor(outcome.attempt), attempt };
}

const messageFor = ({ late_answers }: Attempt): string =>
  late_answers === null ? messages.sessions.finished : messages.attempts.awaiting;

async function lockOwn(tx: Db, person: Person, id: number): Promise<Unchanged> {
  const locked = await lockOwnSession(tx, person.id, id);
  if (!locked) throw new AppError('not-found');
  return locked;
}

/** A session whose time is over is closed here when the job has not come by yet, so that late is always late. */
async function isUnderWay(tx: Db, session: Session, now: Date): Promise<boolean> {
  if (session.closed_at !== null) return false;
  if (!isOverdue(session, now)) return true;
  await closeSession(tx, session, now);
  return false;
}

/** Entries of a session that is closed join the attempt it left. What is known already may always be sent again. */
async function saveLate(tx: Db, session: Session, writing: Writing, now: Date) {
  const { reply, changed } = await saveLateEntries(tx, session, writing);
  if (changed && !(await takesLateAnswers(tx, session, now))) throw new AppError('sessions.too-late');
  if (changed) await joinAttempt(tx, session, now);
  return { session, reply };
}
