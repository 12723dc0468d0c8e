import type { CallParsed, SavedEntries } from '@gabarita/contract';
import { contact, type Entry, pause, timeLeft } from '@gabarita/exam-clock';
import type { Db } from '../../db/database.js';
import { type Held, heldViews, mergeEntries, type Understood } from './held.js';
import { type HeldRow, heldRows, storeHeld, updateSession } from './repository.js';
import { clockColumns, type Session, timingOf } from './session.js';
import { lineNamed, type SheetLine, sheetOf } from './sheet.js';

export type Writing = CallParsed<'POST /api/sessions/:id/entries', 'body'>;

/** Where a student sits: the session, its sheet, and what is held of it. */
export interface Seat {
  session: Session;
  sheet: SheetLine[];
  held: Held;
}

export interface Saved {
  session: Session;
  /** What changed hands: acknowledged, refused, held. */
  reply: SavedEntries;
}

interface Written {
  seat: Seat;
  /** What is different at the seat now. */
  changes: Partial<Session>;
  changed: HeldRow[];
  reply: SavedEntries;
}

export async function seatOf(db: Db, session: Session): Promise<Seat> {
  return { session, held: await heldOf(db, session), sheet: await sheetOf(db, session) };
}

export async function heldOf(db: Db, { id }: Session): Promise<Held> {
  return new Map((await heldRows(db, id)).map((row) => [row.question_id, row]));
}

/**
 * What a seat becomes by entries of a device while the exam is under way; they are a sign of life too. Entries of an old
 * epoch are kept as well: they fill what the new device has not touched, or become a conflict.
 */
export function written(seat: Seat, { epoch, entries, desk }: Writing, now: Date, { leaving = false } = {}): Written {
  const { session, sheet } = seat;
  const { accepted, refused } = understand(sheet, epoch, entries);
  const { held, changed, ...merged } = mergeEntries(session, seat.held, accepted);
  const counted = Math.max(0, ...accepted.map(({ entry }) => entry.elapsedMs));
  const timing = (leaving ? pause : contact)(timingOf(session), now.getTime(), counted);
  const writes = epoch >= session.epoch;
  const changes = { ...clockColumns(timing, now), ...(writes && { epoch, ...desk }) };
  const reply = {
    acknowledged: merged.acknowledged,
    refused: [...refused, ...merged.refused],
    held: heldViews(held, sheet),
    remaining_ms: timeLeft(timing, now.getTime()),
  };
  return { seat: { session: { ...session, ...changes }, sheet, held }, changes, changed, reply };
}

/** Applies entries to a session that is under way, and locked. */
export async function saveEntries(
  tx: Db,
  seat: Seat,
  writing: Writing,
  now: Date,
  how?: { leaving: boolean },
): Promise<Saved> {
  const { changes, changed, reply } = written(seat, writing, now, how);
  await storeHeld(tx, changed);
  return { session: await updateSession(tx, seat.session, changes), reply };
}

interface Sorted {
  accepted: Understood[];
  refused: number[];
}

/** Entries with their questions. One about no question of this exam, or no alternative of that question, is refused. */
export function understand(sheet: SheetLine[], epoch: number, entries: Writing['entries']): Sorted {
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
