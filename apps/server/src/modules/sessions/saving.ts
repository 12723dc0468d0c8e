import type { CallParsed, SavedEntries } from '@gabarita/contract';
import { contact, type Entry, fitsInTime, pause, timeLeft } from '@gabarita/exam-clock';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import { holdEntries } from './held.js';
import { updateSession } from './repository.js';
import { clockColumns, type Session, timingOf } from './session.js';
import { lineNamed, type SheetLine, sheetOf } from './sheet.js';

export type Writing = CallParsed<'POST /api/sessions/:id/entries', 'body'>;

interface Saved {
  session: Session;
  /** What changed hands: acknowledged, refused, held. */
  reply: SavedEntries;
}

/** A device may be ahead of a server that was restored from an older copy, but not of the time of day. */
const AHEAD_SECONDS = 60;

/**
 * Applies entries of a device to a session that is under way, and takes them as a sign of life. Entries of an old epoch
 * are kept too: they fill what the new device has not touched, or become a conflict.
 */
export async function saveEntries(
  tx: Db,
  session: Session,
  { epoch, entries, desk }: Writing,
  now: Date,
  { leaving = false } = {},
): Promise<Saved> {
  if (epoch > now.getTime() / 1000 + AHEAD_SECONDS) throw new AppError('request.malformed');
  const { accepted, refused } = await understand(tx, session, epoch, entries);
  const { held } = await holdEntries(tx, session, accepted);
  const counted = Math.max(0, ...accepted.map(({ entry }) => entry.elapsedMs));
  const timing = (leaving ? pause : contact)(timingOf(session), now.getTime(), counted);
  const writes = epoch >= session.epoch;
  const changes = { ...clockColumns(timing, now), ...(writes && { epoch, ...desk }) };
  return {
    session: await updateSession(tx, session, changes),
    reply: {
      acknowledged: accepted.map(({ entry }) => entry.seq),
      refused,
      held,
      remaining_ms: timeLeft(timing, now.getTime()),
    },
  };
}

/** Applies entries that come after the session was closed; those made after its time are not taken. */
export async function saveLateEntries(
  tx: Db,
  session: Session,
  writing: Writing,
): Promise<{ reply: SavedEntries; changed: boolean }> {
  const { accepted, refused } = await understand(tx, session, writing.epoch, writing.entries);
  const inTime = accepted.filter(({ entry }) => fitsInTime(timingOf(session), entry.elapsedMs));
  const { held, changed } = await holdEntries(tx, session, inTime);
  const tooLate = accepted.filter((one) => !inTime.includes(one)).map(({ entry }) => entry.seq);
  const reply = {
    acknowledged: inTime.map(({ entry }) => entry.seq),
    refused: [...refused, ...tooLate],
    held,
    remaining_ms: 0,
  };
  return { reply, changed };
}

interface Understood {
  accepted: { line: SheetLine; entry: Entry }[];
  refused: number[];
}

/** Entries with their questions. One about no question of this exam, or no alternative of that question, is refused. */
async function understand(tx: Db, session: Session, epoch: number, entries: Writing['entries']): Promise<Understood> {
  const sheet = entries.length > 0 ? await sheetOf(tx, session, entries) : [];
  const understood = entries.map((given) => ({ given, line: answerableLine(sheet, given) }));
  return {
    accepted: understood.flatMap(({ given, line }) => (line ? [{ line, entry: entryOf(epoch, given, line) }] : [])),
    refused: understood.flatMap(({ given, line }) => (line ? [] : [given.seq])),
  };
}

type GivenEntry = Writing['entries'][number];

function answerableLine(sheet: SheetLine[], given: GivenEntry): SheetLine | undefined {
  const line = lineNamed(sheet, given);
  if (!line?.available) return undefined;
  const named = given.answer_id ?? given.letter ?? null;
  return named === null || letterOf(given, line) !== null ? line : undefined;
}

const letterOf = ({ answer_id, letter }: GivenEntry, { alternatives }: SheetLine) =>
  alternatives.find((one) => (answer_id ? one.id === answer_id : one.letter === letter))?.letter ?? null;

const entryOf = (epoch: number, given: GivenEntry, line: SheetLine): Entry => ({
  epoch,
  seq: given.seq,
  question: line.question_id,
  choice: letterOf(given, line),
  annulled: given.annulled,
  elapsedMs: given.elapsed_ms,
  saw: given.saw,
});
