import type { Area } from '../area.js';

export interface Normal {
  readonly mean: number;
  readonly sd: number;
}

export interface CalibrationPriors {
  readonly logA: Normal;
  readonly b: Normal;
  readonly logitC: Normal;
  /** Mean ability of the students who answer. */
  readonly groupMean: Normal;
}

const normal = (mean: number, sd: number): Normal => ({ mean, sd });

/**
 * How much a whole exam is harder or easier than the bank, beyond the spread of its items: the standard deviation left
 * between the means of b of the sixteen exams of 2016 and 2022 once the sampling of 45 items is taken off.
 */
export const EXAM_OFFSET_SD = 0.15;

/**
 * Zero is, by the scale's definition, the mean of the reference population (2009's public-school graduates). The spread is
 * a judgement: wider than the country's means of different years, narrower than those of single schools.
 */
const GROUP_MEAN = normal(0, 0.3);

/**
 * Items as in the ENEM bank 2009–2025. Without anchors these priors alone place the scale: the likelihood does not change
 * when all of θ is shifted or stretched.
 */
export const PRIORS: Readonly<Record<Area, CalibrationPriors>> = {
  CH: { logA: normal(0.67, 0.43), b: normal(1.01, 0.8), logitC: normal(-1.63, 0.62), groupMean: GROUP_MEAN },
  CN: { logA: normal(0.74, 0.46), b: normal(1.26, 0.82), logitC: normal(-1.64, 0.62), groupMean: GROUP_MEAN },
  LC: { logA: normal(0.68, 0.42), b: normal(0.73, 0.76), logitC: normal(-1.71, 0.71), groupMean: GROUP_MEAN },
  MT: { logA: normal(0.67, 0.4), b: normal(1.81, 0.89), logitC: normal(-1.69, 0.5), groupMean: GROUP_MEAN },
};
