import { type PreparedQuestion, postHoc, preparePool, type StopRule } from '@gabarita/practice';
import {
  type AnswerSheet,
  type FurtherColumns,
  isBlankZero,
  type MarkedItem,
  markedItems,
  momentsOf,
  pointsOf,
  scoreOf,
} from '@gabarita/scoring';

const NAMES = ['adaptive_score', 'adaptive_error', 'questions', 'items'];
const BLANK = '.';

/** What an adaptive test of the student's own questions would have said: its columns after those of tri:score. */
export function adaptiveColumns(rule: StopRule): FurtherColumns {
  const prepared = new Map<string, PreparedQuestion[]>();
  const questionsOf = ({ booklet, language }: AnswerSheet, items: readonly MarkedItem[]) => {
    const version = `${booklet.code} ${language}`;
    const known = prepared.get(version);
    if (known) return known;
    const questions = preparePool(items.map(({ item, parameters }) => ({ id: String(item), topic: null, parameters })));
    prepared.set(version, questions);
    return questions;
  };
  return {
    names: NAMES,
    fieldsOf: (sheet) => {
      const items = markedItems(sheet.booklet, sheet.responses, sheet.language);
      const byId = new Map(items.map((item) => [String(item.item), item]));
      const { ability, asked } = postHoc(questionsOf(sheet, items), (id) => byId.get(id)?.right ?? false, rule);
      const { theta, sd } = momentsOf(ability);
      // As for the official score: from 2014 on, a sheet without a mark is worth 0. Only what was asked is looked at.
      const zero = isBlankZero(sheet.booklet.year) && asked.every((id) => byId.get(id)?.response === BLANK);
      const { area } = sheet.booklet;
      return [
        (zero ? 0 : scoreOf(area, theta)).toFixed(1),
        pointsOf(area, sd).toFixed(4),
        String(asked.length),
        asked.join(' '),
      ];
    },
  };
}
