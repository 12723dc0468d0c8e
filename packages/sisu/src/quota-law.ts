import { groupBy } from './group-by.js';
import type { Observation } from './observations.js';
import { PARAMETERS } from './parameters.js';

/** From this year on everybody competes for the open places first (law 14.723 of November 2023). */
const LAW_YEAR = 2024;

/**
 * The open cut-offs of years before the law as they would have been under it: those above the open cut-off who came in by quotas take
 * open places too. Scores above a cut-off thin out by 1/e every `tail` points, so the new cut-off has a closed form. What the law does to
 * the quotas themselves (new income limit, new groups) cannot be worked out of cut-offs, so these stay as they were.
 */
export function underQuotaLaw(observations: readonly Observation[], year: number): Observation[] {
  if (year < LAW_YEAR) return [...observations];
  const [before, since] = [
    observations.filter((o) => o.year < LAW_YEAR),
    observations.filter((o) => o.year >= LAW_YEAR),
  ];
  const byOffer = groupBy(before, (one) => `${one.offer} ${one.year}`);
  return [...[...byOffer.values()].flatMap(withOpenFirst), ...since];
}

function withOpenFirst(offer: readonly Observation[]): Observation[] {
  const open = offer.find(({ kind }) => kind === 'open');
  if (!open) return [...offer];
  const rivals = offer
    .filter(({ kind }) => kind !== 'open' && kind !== 'bonus')
    .reduce((sum, { places, cutoff }) => sum + places * Math.exp((cutoff - open.cutoff) / PARAMETERS.tail), 0);
  const cutoff = open.cutoff + PARAMETERS.tail * Math.log1p(rivals / open.places);
  return offer.map((one) => (one === open ? { ...open, cutoff } : one));
}
