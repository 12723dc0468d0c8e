import { indentOf, isBlank, skipBlank } from './lines.js';

/** Numbers of two digits at most: "2014. Acesso em…" begins with a year, not with an item. */
const ITEM = /^( {0,3}(?:[-*+]|(\d{1,2})[.)]) {1,4})(?=\S)/;
/** What stands this far in belongs to the item above it. */
const CONTINUATION_INDENT = 2;

interface Item {
  /** The number of an ordered item; null for a bullet. */
  number: number | null;
  /** Where the item's text begins. */
  width: number;
}

export interface ListLines {
  ordered: boolean;
  start: number;
  /** The lines of each item, without their markers and indents. */
  items: string[][];
  /** The line after the list. */
  next: number;
}

export function itemAt(line: string | undefined): Item | undefined {
  const found = line?.match(ITEM);
  return found ? { number: found[2] === undefined ? null : Number(found[2]), width: found[1]?.length ?? 0 } : undefined;
}

/** The list that begins at this line. `interrupts` says which lines end an item that goes on without an indent. */
export function listAt(
  lines: readonly string[],
  at: number,
  interrupts: (at: number) => boolean,
): ListLines | undefined {
  const first = itemAt(lines[at]);
  if (!first) return undefined;
  const ordered = first.number !== null;
  const items: string[][] = [];
  let next = at;
  for (let item: Item | undefined = first; item && (item.number !== null) === ordered; ) {
    const { width } = item;
    const end = endOfItem(lines, next + 1, interrupts);
    items.push([(lines[next] ?? '').slice(width), ...lines.slice(next + 1, end).map((line) => unindent(line, width))]);
    next = end;
    item = itemAt(lines[skipBlank(lines, next)]);
    if (item && (item.number !== null) === ordered) next = skipBlank(lines, next);
  }
  return { ordered, start: first.number ?? 1, items, next };
}

function endOfItem(lines: readonly string[], from: number, interrupts: (at: number) => boolean): number {
  let end = from;
  while (end < lines.length) {
    const next = skipBlank(lines, end);
    const line = lines[next];
    const afterBlank = next > end;
    if (line === undefined) return end;
    if (indentOf(line) < CONTINUATION_INDENT && (afterBlank || itemAt(line) || interrupts(next))) return end;
    end = next + 1;
  }
  return end;
}

const unindent = (line: string, width: number): string =>
  isBlank(line) ? '' : line.slice(Math.min(indentOf(line), width));
