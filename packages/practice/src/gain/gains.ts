import { type Area, type ItemParameters, momentsOf, pointsOf } from '@gabarita/scoring';
import { curveOf, learn, unknownAbility } from '../ability.js';

export interface MarkedQuestion {
  readonly id: string;
  readonly parameters: ItemParameters;
  readonly right: boolean;
}

export interface Gain {
  readonly id: string;
  /** What the score would have been higher by, with this one answer right and all others as they are. */
  readonly points: number;
}

/** The estimate of an exam when the missed questions named are mended. */
export function thetaWhenMended(exam: readonly MarkedQuestion[], mended: ReadonlySet<string>): number {
  const ability = unknownAbility();
  for (const { id, parameters, right } of exam) learn(ability, curveOf(parameters), right || mended.has(id));
  return momentsOf(ability).theta;
}

/** The missed questions of an exam, those that cost most first. */
export function gainsOf(area: Area, exam: readonly MarkedQuestion[]): Gain[] {
  const theta = thetaWhenMended(exam, new Set());
  return exam
    .filter(({ right }) => !right)
    .map(({ id }) => ({ id, points: pointsOf(area, thetaWhenMended(exam, new Set([id])) - theta) }))
    .sort((one, other) => other.points - one.points);
}
