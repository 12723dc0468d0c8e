import { NOT_ADMINISTERED } from '../eap.js';

/** One row a student, one column an item: right, wrong, or not administered (see `eap.ts`). */
export interface ResponseMatrix {
  readonly students: number;
  readonly items: number;
  /** Row by row. */
  readonly outcomes: Int8Array;
}

export function responseMatrix(rows: readonly ArrayLike<number>[], items: number): ResponseMatrix {
  const outcomes = new Int8Array(rows.length * items).fill(NOT_ADMINISTERED);
  rows.forEach((row, student) => {
    if (row.length !== items) throw new RangeError(`row ${student} has ${row.length} outcomes, not ${items}`);
    outcomes.set(row, student * items);
  });
  return { students: rows.length, items, outcomes };
}

export const outcomesOf = (matrix: ResponseMatrix, student: number): Int8Array =>
  matrix.outcomes.subarray(student * matrix.items, (student + 1) * matrix.items);
