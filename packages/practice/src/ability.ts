import { type ItemParameters, probabilityCorrect, STANDARD_NORMAL, THETA } from '@gabarita/scoring';

/** What the answers say about a student's θ: a log density on the points of the official estimate, up to a constant. */
export type Ability = Float64Array;

/** Before the first answer: INEP's N(0, 1). */
export const unknownAbility = (): Ability => Float64Array.from(STANDARD_NORMAL);

/** The chance of a right answer at each point of θ. */
export type ItemCurve = Float64Array;

export const curveOf = (parameters: ItemParameters): ItemCurve =>
  THETA.map((theta) => probabilityCorrect(parameters, theta));

/** Adds one answer in place; `weight` below 1 is evidence that has faded. */
export function learn(ability: Ability, curve: ItemCurve, right: boolean, weight = 1): void {
  curve.forEach((chance, point) => {
    ability[point] = (ability[point] ?? 0) + weight * (right ? Math.log(chance) : Math.log1p(-chance));
  });
}

/** The probability of each point. A power above 1 sharpens it, as further answers would. */
export function densityOf(ability: Ability, power = 1): Float64Array {
  const highest = ability.reduce((one, other) => Math.max(one, other));
  const density = ability.map((value) => Math.exp(power * (value - highest)));
  const mass = density.reduce((sum, value) => sum + value, 0);
  return density.map((value) => value / mass);
}

/** The chance that this student answers rightly, with what is not known about θ taken into account. */
export const chanceOfRight = (density: Float64Array, curve: ItemCurve): number =>
  density.reduce((sum, weight, point) => sum + weight * (curve[point] ?? 0), 0);
