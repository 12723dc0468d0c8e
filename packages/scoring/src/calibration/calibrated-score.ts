import { estimate, likelihoodTable } from '../eap.js';
import { pointsOf, scoreOf } from '../scale.js';
import type { Calibration } from './calibrate.js';

export interface CalibratedScore {
  readonly score: number;
  /** Of the student's own answers and of the scale's place together. */
  readonly standardError: number;
  readonly theta: number;
}

/** Scores one outcome an item (see `eap.ts`) on the ENEM scale, with the items of a calibration. */
export function calibratedScorer(calibration: Calibration): (outcomes: ArrayLike<number>) => CalibratedScore {
  const { area, items, placementError } = calibration;
  const table = likelihoodTable(items.map((item) => item.parameters));
  return (outcomes) => {
    const { theta, sd } = estimate(table, outcomes);
    return { theta, score: scoreOf(area, theta), standardError: pointsOf(area, Math.hypot(sd, placementError)) };
  };
}
