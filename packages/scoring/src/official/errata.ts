import type { Area } from '../area.js';
import type { ItemParameters } from '../three-parameter-model.js';
import type { ItemRow } from './item-file.js';

/**
 * Where INEP's published parameters or keys are not what was used, found by holding the formula against real scores.
 *
 * An item was dropped from scoring and its parameters were not: from there on, in the base booklet's order, every item
 * was scored with the parameters of the row before it; where a second item was dropped, of the row before that. Ranks
 * count from 0 in the base booklet.
 */
interface ShiftedExam {
  readonly year: number;
  readonly area: Area;
  readonly baseBooklet: number;
  readonly dropped: readonly number[];
  /** The row before this item has no published parameters; these were estimated from real scores. */
  readonly estimated?: { readonly item: number; readonly parameters: ItemParameters };
}

const SHIFTED_EXAMS: readonly ShiftedExam[] = [
  {
    year: 2011,
    area: 'CN',
    baseBooklet: 121,
    dropped: [28],
    estimated: { item: 73305, parameters: { a: 0.8296, b: -0.281729, c: 0.005691 } },
  },
  { year: 2013, area: 'MT', baseBooklet: 179, dropped: [31] },
  { year: 2017, area: 'CN', baseBooklet: 392, dropped: [20] },
  { year: 2017, area: 'MT', baseBooklet: 404, dropped: [13] },
  { year: 2017, area: 'CH', baseBooklet: 408, dropped: [22, 35] },
  { year: 2018, area: 'CN', baseBooklet: 467, dropped: [40, 43] },
  {
    year: 2019,
    area: 'MT',
    baseBooklet: 516,
    dropped: [13],
    estimated: { item: 117798, parameters: { a: 0.3026, b: 13.628, c: 0.146 } },
  },
];

/** Keys published wrong. Without a booklet the correction holds in all of them. */
const KEY_ERRATA: readonly { year: number; area: Area; booklet?: number; item: number; key: string }[] = [
  { year: 2009, area: 'CH', booklet: 72, item: 58542, key: 'A' },
  { year: 2016, area: 'CN', item: 29265, key: 'A' },
  { year: 2017, area: 'LC', booklet: 413, item: 23844, key: 'B' },
  { year: 2025, area: 'LC', item: 158737, key: 'D' },
];

/** Booklets whose official scores the published items do not give back. */
const NOT_REPRODUCIBLE: Readonly<Record<number, readonly number[]>> = {
  2009: [81, 82, 83, 84],
  2012: [153, 154],
  2013: [187, 188, 189, 190],
  2015: [252],
  2021: [896, 897],
};

export const isReproducible = (year: number, booklet: number): boolean => !NOT_REPRODUCIBLE[year]?.includes(booklet);

/** The rows as INEP scored them. */
export function correctRows(rows: readonly ItemRow[], year: number): ItemRow[] {
  const withKeys = rows.map((row) => correctKey(row, year));
  return SHIFTED_EXAMS.filter((exam) => exam.year === year).reduce(shiftParameters, withKeys);
}

function correctKey(row: ItemRow, year: number): ItemRow {
  const erratum = KEY_ERRATA.find(
    (entry) => entry.year === year && entry.item === row.item && (entry.booklet ?? row.booklet) === row.booklet,
  );
  return erratum ? { ...row, key: erratum.key, abandoned: false } : row;
}

function shiftParameters(rows: ItemRow[], exam: ShiftedExam): ItemRow[] {
  const used = parametersUsed(rows, exam);
  return rows.map((row) => {
    const parameters = row.area === exam.area ? used.get(row.item) : undefined;
    return parameters === undefined ? row : { ...row, parameters };
  });
}

/** By item code, because the other colours and the adapted booklets hold the same items in another order. */
function parametersUsed(rows: readonly ItemRow[], exam: ShiftedExam): Map<number, ItemParameters | null> {
  const base = rows
    .filter((row) => row.booklet === exam.baseBooklet)
    .sort((one, other) => one.position - other.position);
  const used = new Map<number, ItemParameters | null>();
  // Answers and parameters were paired as two queues; a dropped answer leaves its parameters to the next one.
  const waiting: (ItemParameters | null)[] = [];
  base.forEach((row, rank) => {
    const dropped = exam.dropped.includes(rank);
    // A row without parameters was left out on both sides, unless it is the dropped one: then the next item gets none.
    if (row.parameters === null && !dropped) return;
    waiting.push(row.parameters);
    used.set(row.item, dropped ? null : (waiting.shift() ?? null));
  });
  if (exam.estimated && used.has(exam.estimated.item)) used.set(exam.estimated.item, exam.estimated.parameters);
  return used;
}
