import { estimate, likelihoodTable } from '../eap.js';
import { pointsOf, scoreOf } from '../scale.js';
import type { CalibratedItem, Calibration } from './calibrate.js';

export interface CalibratedScore {
  readonly score: number;
  /** Of the student's own answers and of the scale's place together. */
  readonly standardError: number;
  readonly theta: number;
}

/** Items on the ENEM scale: those of a calibration, or any whose parameters are known. */
export interface ScaledItems extends Pick<Calibration, 'area' | 'placementError'> {
  readonly items: readonly Pick<CalibratedItem, 'parameters'>[];
}

/** Scores one outcome an item (see `eap.ts`) on the ENEM scale. */
export function calibratedScorer({
  area,
  items,
  placementError,
}: ScaledItems): (outcomes: ArrayLike<number>) => CalibratedScore {
  const table = likelihoodTable(items.map((item) => item.parameters));
  return (outcomes) => {
    const { theta, sd } = estimate(table, outcomes);
    return { theta, score: scoreOf(area, theta), standardError: pointsOf(area, Math.hypot(sd, placementError)) };
  };
}
