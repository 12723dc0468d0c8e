import type { HeldAnswer } from '@gabarita/contract';
import { type Entry, type HeldQuestion, merge, type Version } from '@gabarita/exam-clock';
import type { Db } from '../../db/database.js';
import { type HeldRow, heldRows, storeHeld } from './repository.js';
import type { Session } from './session.js';
import { lineNamed, type SheetLine, sheetOf } from './sheet.js';

/** What the server holds of a session: between rows of the database, the merging of `exam-clock`, and the call. */

export async function heldAnswers(db: Db, session: Session): Promise<HeldAnswer[]> {
  const rows = await heldRows(db, session.id);
  const asked = rows.map(({ question_id }) => ({ question_id }));
  return rows.length === 0 ? [] : heldViews(rows, await sheetOf(db, session, asked));
}

/** Merges entries into what is held, stores what changed, and gives back all of it. */
export async function holdEntries(
  tx: Db,
  session: Session,
  entries: { line: SheetLine; entry: Entry }[],
): Promise<{ rows: HeldRow[]; changed: boolean }> {
  const rows = new Map((await heldRows(tx, session.id)).map((row) => [row.question_id, row]));
  const changed = new Map<number, HeldRow>();
  for (const { line, entry } of entries) {
    const before = rows.get(entry.question);
    const known = before && heldQuestion(before);
    const merged = merge(known, entry);
    if (merged === known) continue;
    const spent = (before?.spent_ms ?? 0) + sinceLastTouch(rows.values(), entry.elapsedMs);
    const row = rowOf(session, line, merged, spent);
    rows.set(entry.question, row);
    changed.set(entry.question, row);
  }
  await storeHeld(tx, [...changed.values()]);
  const all = [...rows.values()].sort((one, other) => one.number - other.number);
  return { rows: all, changed: changed.size > 0 };
}

const heldQuestion = ({ epoch, seq, letter, annulled, elapsed_ms, others, superseded }: HeldRow): HeldQuestion => ({
  versions: [{ epoch, seq, choice: letter, annulled, elapsedMs: elapsed_ms }, ...others],
  superseded,
});

/**
 * Time of the exam between an entry and the last thing the student did before it: what the question took. Looking at one
 * without answering counts for the next that is answered; nobody tells the server about looking.
 */
function sinceLastTouch(rows: Iterable<HeldRow>, elapsedMs: number): number {
  const before = [...rows].map(({ elapsed_ms }) => elapsed_ms).filter((touched) => touched <= elapsedMs);
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

export function heldViews(rows: HeldRow[], sheet: SheetLine[]): HeldAnswer[] {
  return rows.map((row) => {
    const { alternatives = [] } = lineNamed(sheet, row) ?? {};
    const chosen = ({ epoch, seq, choice, annulled, elapsedMs }: Version) => ({
      epoch,
      seq,
      letter: choice,
      answer_id: alternatives.find(({ letter }) => letter === choice)?.id ?? null,
      annulled: [...annulled],
      elapsed_ms: elapsedMs,
    });
    const { versions, superseded } = heldQuestion(row);
    const [counts, ...others] = versions.map(chosen);
    if (!counts) throw new Error('what is held of a question has a version');
    const { question_id, number } = row;
    return { question_id, index: number, ...counts, others, superseded: [...superseded] };
  });
}
