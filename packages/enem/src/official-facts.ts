import type { Letter } from './letters.js';

/**
 * Facts about official exams that no rule can find: where INEP's answer key differs from the public service's, which
 * questions were annulled, and which took no part in the TRI. From INEP's keys for the blue booklet, 2009 to 2023.
 */

const KEYS: Readonly<Record<string, Letter>> = {
  '2009/120': 'C',
  '2010/112': 'C',
  '2010/139': 'B',
  '2011/81': 'D',
  '2012/165': 'C',
  '2018/15': 'D',
  '2021/15': 'D',
  '2021/25': 'B',
  '2021/38': 'C',
  '2021/53': 'B',
  '2021/139': 'E',
  '2021/145': 'C',
  '2021/152': 'E',
  '2022/143': 'D',
};

const ANNULLED: Readonly<Record<number, readonly number[]>> = {
  2009: [101],
  2018: [163],
  2020: [135, 157],
  2021: [138],
  2022: [157],
  2023: [164],
};

/** Abandoned in calibration: the key stands, but the item takes no part in the official score. */
const OUTSIDE_TRI: Readonly<Record<number, readonly number[]>> = {
  2009: [27, 31, 171, 180],
  2010: [21, 22, 25, 55, 67, 70, 72, 114, 117, 128, 152, 163, 180],
  2011: [71],
  2014: [51, 53, 126, 159],
  2016: [25, 113, 129],
  2019: [33, 48, 90, 122, 145],
  2021: [24, 43, 118],
  2022: [64, 112, 113, 119, 134, 141],
  2023: [161],
};

/** The official letter, where it is known to differ from the service's. */
export const correctedKey = (year: number, index: number): Letter | undefined => KEYS[`${year}/${index}`];

export const isAnnulled = (year: number, index: number): boolean => ANNULLED[year]?.includes(index) ?? false;

/** Annulled questions take no part either. */
export const isOutsideTri = (year: number, index: number): boolean =>
  isAnnulled(year, index) || (OUTSIDE_TRI[year]?.includes(index) ?? false);
