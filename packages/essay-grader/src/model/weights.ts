import json from './weights.json' with { type: 'json' };

/** A boosted forest, its trees one after the other in preorder: an inner node is followed by its left branch. */
export interface Forest {
  readonly base: number;
  /** Index of the feature that decides, or -1 at a leaf. */
  readonly split: readonly number[];
  /** Threshold (smaller or equal goes left), or thousandths of a level at a leaf. */
  readonly value: readonly number[];
}

/** Written by bench/essays/train; arrays of five run over the competencies. */
export interface Weights {
  readonly features: readonly string[];
  readonly ridge: {
    readonly share: number;
    readonly clip: number;
    readonly mean: readonly number[];
    readonly deviation: readonly number[];
    readonly intercept: readonly number[];
    readonly weights: readonly (readonly number[])[];
  };
  readonly trees: readonly Forest[];
  readonly levels: {
    readonly cuts: readonly (readonly number[])[];
    readonly centre: number;
    readonly stretch: number;
    readonly pull: number;
  };
  /** How little of its theme an essay shows, as the log-odds of its being on another. */
  readonly drift: { readonly intercept: number; readonly coverage: number; readonly density: number };
  readonly margins: {
    readonly coverage: number;
    /** First total of each band. */
    readonly from: readonly number[];
    readonly total: readonly number[];
    readonly competency: readonly number[];
  };
}

export const weights: Weights = json;
