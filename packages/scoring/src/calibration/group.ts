import { POINTS, THETA } from '../quadrature.js';
import type { Normal } from './priors.js';

/** Below this the group would be one single ability and the items could not be told apart. */
const LEAST_SD = 0.2;

/** The log of the group's share at each point. */
export function logShares(group: Normal): Float64Array {
  const logs = THETA.map((theta) => -(((theta - group.mean) / group.sd) ** 2) / 2);
  const total = logs.reduce((sum, log) => sum + Math.exp(log), 0);
  return logs.map((log) => log - Math.log(total));
}

/** The group that best explains the students' posteriors, `mass` being their sum over all students. */
export function groupFrom(mass: Float64Array, students: number, prior: Normal): Normal {
  const average = (f: (theta: number) => number) => {
    let sum = 0;
    for (let j = 0; j < POINTS; j++) sum += (mass[j] as number) * f(THETA[j] as number);
    return sum / students;
  };
  const observed = average((theta) => theta);
  const precision =
    students /
    Math.max(
      average((theta) => (theta - observed) ** 2),
      LEAST_SD ** 2,
    );
  const priorPrecision = 1 / prior.sd ** 2;
  const mean = (observed * precision + prior.mean * priorPrecision) / (precision + priorPrecision);
  return { mean, sd: Math.max(LEAST_SD, Math.sqrt(average((theta) => (theta - mean) ** 2))) };
}
