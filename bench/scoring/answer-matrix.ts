import {
  type Area,
  answeredItems,
  type Booklet,
  dropOtherLanguage,
  type ItemRow,
  NOT_ADMINISTERED,
  RIGHT,
  WRONG,
} from '@gabarita/scoring';
import type { Participant } from './real-data.js';

export interface AnswerMatrix {
  readonly items: readonly ItemRow[];
  readonly rows: readonly { readonly outcomes: Int8Array; readonly official: number }[];
}

/**
 * The answers to one area's main exam as a teacher's own exam would have them: one column an item, booklets of different
 * order united by item code, nothing known of the items. Annulled ones are left out.
 */
export function answerMatrix(
  area: Area,
  booklets: ReadonlyMap<number, Booklet>,
  participants: readonly Participant[],
): AnswerMatrix {
  const sitters = participants.filter((one) => one.area === area && one.score > 0);
  const main = mostCommonItems(sitters, booklets);
  const columns = new Map([...main.values()].map((item, column) => [item.item, column]));
  const rows = sitters.flatMap((participant) => {
    const booklet = booklets.get(participant.booklet);
    const items = booklet ? answeredItems(booklet, area === 'LC' ? participant.language : null) : [];
    if (items.filter((item) => columns.has(item.item)).length < items.length / 2) return [];
    return [{ outcomes: outcomesOf(participant, items, columns), official: participant.score }];
  });
  return { items: [...main.values()], rows };
}

/** The items of the exam most sat for; other applications have items of their own. */
function mostCommonItems(
  sitters: readonly Participant[],
  booklets: ReadonlyMap<number, Booklet>,
): Map<number, ItemRow> {
  const count = (code: number) => sitters.filter((one) => one.booklet === code).length;
  const codes = [...new Set(sitters.map((one) => one.booklet))].sort((one, other) => count(other) - count(one));
  const items = booklets.get(codes[0] ?? 0)?.items ?? [];
  return new Map(items.filter((item) => item.key !== 'X' && !item.abandoned).map((item) => [item.item, item]));
}

function outcomesOf(
  participant: Participant,
  items: readonly ItemRow[],
  columns: ReadonlyMap<number, number>,
): Int8Array {
  const { responses, language } = participant;
  const answers = responses.length === 50 ? dropOtherLanguage(responses, language) : responses;
  const outcomes = new Int8Array(columns.size).fill(NOT_ADMINISTERED);
  items.forEach((item, index) => {
    const column = columns.get(item.item);
    if (column !== undefined) outcomes[column] = answers.charAt(index) === item.key ? RIGHT : WRONG;
  });
  return outcomes;
}
