import fitted from './parameters.json' with { type: 'json' };

/**
 * How cut-offs vary. Spreads are standard deviations in points at 600, memories say how much of a deviation is left a year later.
 * All were chosen by forecasting 2021 and 2022 out of the years before; docs/accuracy.md says how.
 */
export const PARAMETERS = {
  /** Points over which a year-to-year change of low cut-offs shrinks by 1/e (see stretch.ts). */
  stretch: 290,
  /** Scores above a cut-off thin out by 1/e every so many points. */
  tail: 30,
  /** Points a cut-off falls when places grow by the factor e. */
  placesSlope: 22,
  /** How far the next year's common level goes back to the mean of the years known. An assumption: too few years to fit it. */
  levelReturn: 0.5,
  /** What an offer is besides what its neighbours are. */
  offer: 46,
  /** What a modality of an offer is besides the offer. */
  modality: 11,
  /** What an offer has in one year. */
  offerYear: { spread: 19, memory: 0.89 },
  /** What a modality of an offer has in one year. */
  modalityYear: { spread: 4, memory: 0.7 },
  /** Chance of who applies: the first part always, the second over the root of the places. */
  noise: { always: 2.7, onePlace: 20 },
  /** Modalities with a handful of candidates vary by so much more. */
  scarce: 1.2,
  /** What is shared in one year by a campus, a course, and a modality's kind at an institution. */
  campusYear: { spread: 5, memory: 0.5 },
  courseYear: { spread: 5.5, memory: 0.2 },
  institutionKindYear: { spread: 20, memory: 0.8 },
  /** The drift of a year that all offers share: an assumption, as few years cannot tell it. */
  drift: 5,
} as const;

/** How much wider reality was than the model said. */
interface Widths {
  readonly open: number;
  readonly quotas: number;
}

export interface Spreads {
  /** Where the places of the year are published. */
  readonly announced: Widths;
  readonly unannounced: Widths;
}

/** Fitted by `npm run bench:sisu -- --write` on all years known. */
export const FITTED: Spreads = fitted;
