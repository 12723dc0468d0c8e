import type { Language } from '../area.js';
import type { ItemParameters } from '../three-parameter-model.js';
import { answeredItems, type Booklet, offersLanguages, takesPart } from './booklet.js';
import { dropOtherLanguage } from './responses.js';

/** An item that takes part in the score, and whether this student got it. */
export interface MarkedItem {
  /** CO_ITEM. */
  readonly item: number;
  readonly parameters: ItemParameters;
  /** The mark as it stands on the sheet: A–E, `.` blank, `*` double. */
  readonly response: string;
  readonly right: boolean;
}

/** The items of one answer sheet, in the order of its answers. The sheet is one that the booklet's scorer accepts. */
export function markedItems(booklet: Booklet, responses: string, language: Language | null): MarkedItem[] {
  const own =
    offersLanguages(booklet) && language !== null && responses.length === 50
      ? dropOtherLanguage(responses, language)
      : responses;
  return answeredItems(booklet, language).flatMap((row, place) => {
    if (!takesPart(row) || !row.parameters) return [];
    const response = own[place] ?? '';
    return [{ item: row.item, parameters: row.parameters, response, right: response === row.key }];
  });
}
