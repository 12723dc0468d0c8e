import type { HeldAnswer } from '@gabarita/contract';
import { type Entry, type HeldQuestion, isHeld, merge, type Version } from '@gabarita/exam-clock';
import type { HeldRow } from './repository.js';
import type { Session } from './session.js';
import type { SheetLine } from './sheet.js';

/** What the server holds of a session: between rows of the database, the merging of `exam-clock`, and the call. */

/** By question. */
export type Held = ReadonlyMap<number, HeldRow>;

/** An entry, and the question it is about. */
export interface Understood {
  line: SheetLine;
  entry: Entry;
}

interface Merged {
  held: Held;
  /** Rows that are new. */
  changed: HeldRow[];
  acknowledged: number[];
  /** Sequences for which there was no room: the question has answers of more devices than anybody owns. */
  refused: number[];
}

/** Merges entries into what is held. Acknowledged is what is held after it, and nothing else. */
export function mergeEntries(session: Session, before: Held, entries: Understood[]): Merged {
  const held = new Map(before);
  const acknowledged: number[] = [];
  const refused: number[] = [];
  const changed = new Map<number, HeldRow>();
  for (const { line, entry } of entries) {
    const row = held.get(entry.question);
    const known = row && heldQuestion(row);
    const merged = merge(known, entry);
    (merged !== known || isHeld(known, entry) ? acknowledged : refused).push(entry.seq);
    if (merged === known) continue;
    const spent = (row?.spent_ms ?? 0) + sinceLastTouch(held.values(), entry.elapsedMs);
    const now = rowOf(session, line, merged, spent);
    changed.set(entry.question, now);
    held.set(entry.question, now);
  }
  return { held, changed: [...changed.values()], acknowledged, refused };
}

export const heldQuestion = ({
  epoch,
  seq,
  letter,
  annulled,
  elapsed_ms,
  others,
  superseded,
}: HeldRow): HeldQuestion => ({
  versions: [{ epoch, seq, choice: letter, annulled, elapsedMs: elapsed_ms }, ...others],
  superseded,
});

/**
 * Time of the exam between an entry and the last thing the student did before it: what the question took. Looking at one
 * without answering counts for the next that is answered; nobody tells the server about looking.
 */
function sinceLastTouch(held: Iterable<HeldRow>, elapsedMs: number): number {
  let last = 0;
  for (const { elapsed_ms } of held) if (elapsed_ms > last && elapsed_ms <= elapsedMs) last = elapsed_ms;
  return elapsedMs - last;
}

function rowOf(session: Session, { question_id, number }: SheetLine, held: HeldQuestion, spent_ms: number): HeldRow {
  const [counts, ...others] = held.versions;
  if (!counts) throw new Error('what is held of a question has a version');
  const { epoch, seq, choice, annulled, elapsedMs } = counts;
  return {
    session_id: session.id,
    question_id,
    number,
    epoch,
    seq,
    letter: choice,
    annulled: [...annulled],
    elapsed_ms: elapsedMs,
    others,
    superseded: [...held.superseded],
    spent_ms,
  };
}

/** What is held as calls tell it, in the order of the sheet. */
export function heldViews(held: Held, sheet: SheetLine[]): HeldAnswer[] {
  const views: HeldAnswer[] = [];
  for (const { question_id, alternatives } of sheet) {
    const row = held.get(question_id);
    if (row) views.push(heldView(row, alternatives));
  }
  return views;
}

function heldView(row: HeldRow, alternatives: SheetLine['alternatives']): HeldAnswer {
  const { question_id, number, epoch, seq, letter, annulled, elapsed_ms, others, superseded } = row;
  return {
    question_id,
    index: number,
    epoch,
    seq,
    letter,
    answer_id: idOf(letter, alternatives),
    annulled,
    elapsed_ms,
    others: others.map((other) => versionView(other, alternatives)),
    superseded,
  };
}

const versionView = (
  { epoch, seq, choice, annulled, elapsedMs }: Version,
  alternatives: SheetLine['alternatives'],
) => ({
  epoch,
  seq,
  letter: choice,
  answer_id: idOf(choice, alternatives),
  annulled: [...annulled],
  elapsed_ms: elapsedMs,
});

const idOf = (choice: Version['choice'], alternatives: SheetLine['alternatives']): number | null =>
  alternatives.find(({ letter }) => letter === choice)?.id ?? null;
