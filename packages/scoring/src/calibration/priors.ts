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

/** Between a random sample of candidates (years differ by about 0.15) and one school's class (about 0.45). */
const GROUP_MEAN_SD = 0.3;

/**
 * The items are those of the ENEM bank 2009–2025; the group is the country's candidates, whose yearly mean is published.
 * Without anchors these alone place the scale: the likelihood does not change when all of θ is shifted or stretched.
 */
export const PRIORS: Readonly<Record<Area, CalibrationPriors>> = {
  CH: {
    logA: normal(0.67, 0.43),
    b: normal(1.01, 0.8),
    logitC: normal(-1.63, 0.62),
    groupMean: normal(0.3, GROUP_MEAN_SD),
  },
  CN: {
    logA: normal(0.74, 0.46),
    b: normal(1.26, 0.82),
    logitC: normal(-1.64, 0.62),
    groupMean: normal(-0.1, GROUP_MEAN_SD),
  },
  LC: {
    logA: normal(0.68, 0.42),
    b: normal(0.73, 0.76),
    logitC: normal(-1.71, 0.71),
    groupMean: normal(0.25, GROUP_MEAN_SD),
  },
  MT: {
    logA: normal(0.67, 0.4),
    b: normal(1.81, 0.89),
    logitC: normal(-1.69, 0.5),
    groupMean: normal(0.1, GROUP_MEAN_SD),
  },
};
