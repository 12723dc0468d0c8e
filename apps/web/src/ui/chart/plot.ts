import { linearScale, roundTicks } from './scale';

/** Leaves 150 px between the axes: out of 1000, a bar is score/1000·150 high, as section 9 draws it. */
export const CHART_HEIGHT = 202;

/** Room for the numbers on the left, the value above the highest mark, and a line of labels below. */
const MARGIN = { top: 24, right: 12, bottom: 28, left: 44 };

export type Plot = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Round numbers of the vertical axis; the first and the last are its ends. */
  ticks: number[];
  y: (value: number) => number;
};

/** The area inside the axes and its vertical scale, reaching from `min` to `max` in round numbers. */
export function plotArea(width: number, min: number, max: number): Plot {
  const ticks = roundTicks(min, max);
  const ends = [ticks.at(0) ?? min, ticks.at(-1) ?? max] as const;
  const top = MARGIN.top;
  const bottom = CHART_HEIGHT - MARGIN.bottom;
  return { left: MARGIN.left, right: width - MARGIN.right, top, bottom, ticks, y: linearScale(ends, [bottom, top]) };
}
