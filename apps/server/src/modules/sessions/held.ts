import type { HeldAnswer } from '@gabarita/contract';
import { type Entry, type HeldQuestion, merge, type Version } from '@gabarita/exam-clock';
import type { Db } from '../../db/database.js';
import { type HeldRow, heldChoices, storeHeld } from './repository.js';
import type { Session } from './session.js';
import { lineNamed, type SheetLine, sheetOf } from './sheet.js';

/** What the server holds of a session: between rows of the database, the merging of `exam-clock`, and the call. */

/** A row, and which alternative each of its letters stands for. */
interface Held {
  row: HeldRow;
  choices: SheetLine['alternatives'];
}

export async function heldAnswers(db: Db, session: Session): Promise<HeldAnswer[]> {
  return (await allHeld(db, session)).map(heldView);
}

/** Merges entries into what is held, stores what changed, and gives back all of it. */
export async function holdEntries(
  tx: Db,
  session: Session,
  entries: { line: SheetLine; entry: Entry }[],
): Promise<{ held: HeldAnswer[]; changed: boolean }> {
  const held = new Map((await allHeld(tx, session)).map((one) => [one.row.question_id, one]));
  const changed = new Map<number, HeldRow>();
  for (const { line, entry } of entries) {
    const before = held.get(entry.question)?.row;
    const known = before && heldQuestion(before);
    const merged = merge(known, entry);
    if (merged === known) continue;
    const spent = (before?.spent_ms ?? 0) + sinceLastTouch(held.values(), entry.elapsedMs);
    const row = rowOf(session, line, merged, spent);
    held.set(entry.question, { row, choices: line.alternatives });
    changed.set(entry.question, row);
  }
  await storeHeld(tx, [...changed.values()]);
  const all = [...held.values()].sort((one, other) => one.row.number - other.row.number);
  return { held: all.map(heldView), changed: changed.size > 0 };
}

/** The rest of the sheet is read only for conflicts, whose other letters have ids too: every save comes by here. */
async function allHeld(db: Db, session: Session): Promise<Held[]> {
  const found = await heldChoices(db, session.id);
  const conflicts = found
    .filter(({ row }) => row.others.length > 0)
    .map(({ row }) => ({ question_id: row.question_id }));
  const sheet = conflicts.length > 0 ? await sheetOf(db, session, conflicts) : [];
  return found.map(({ row, answer_id }) => ({
    row,
    choices:
      lineNamed(sheet, { question_id: row.question_id })?.alternatives ??
      (row.letter !== null && answer_id !== null ? [{ id: answer_id, letter: row.letter }] : []),
  }));
}

const heldQuestion = ({ epoch, seq, letter, annulled, elapsed_ms, others, superseded }: HeldRow): HeldQuestion => ({
  versions: [{ epoch, seq, choice: letter, annulled, elapsedMs: elapsed_ms }, ...others],
  superseded,
});

/**
 * Time of the exam between an entry and the last thing the student did before it: what the question took. Looking at one
 * without answering counts for the next that is answered; nobody tells the server about looking.
 */
function sinceLastTouch(held: Iterable<Held>, elapsedMs: number): number {
  const before = [...held].map(({ row }) => row.elapsed_ms).filter((touched) => touched <= elapsedMs);
  return elapsedMs - Math.max(0, ...before);
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

function heldView({ row, choices }: Held): HeldAnswer {
  const chosen = ({ epoch, seq, choice, annulled, elapsedMs }: Version) => ({
    epoch,
    seq,
    letter: choice,
    answer_id: choices.find(({ letter }) => letter === choice)?.id ?? null,
    annulled: [...annulled],
    elapsed_ms: elapsedMs,
  });
  const { versions, superseded } = heldQuestion(row);
  const [counts, ...others] = versions.map(chosen);
  if (!counts) throw new Error('what is held of a question has a version');
  const { question_id, number } = row;
  return { question_id, index: number, ...counts, others, superseded: [...superseded] };
}
