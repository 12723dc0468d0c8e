/** A place to study: one course at one campus in one shift. */
export interface Offer {
  readonly offer: number;
  readonly uf: string;
  readonly institution: string;
  readonly acronym: string;
  readonly campus: string;
  readonly city: string;
  readonly course: string;
  readonly degree: string;
  readonly shift: string;
}

/** The score of the last one called in the first call; null when nobody was left out. */
export interface Cutoff {
  readonly year: number;
  readonly offer: number;
  readonly modality: number;
  readonly places: number;
  readonly cutoff: number | null;
}

/** Everything the forecast is made from: public results of the first calls, never anything about people. */
export interface History {
  readonly offers: ReadonlyMap<number, Offer>;
  /** The text of each modality by its number. */
  readonly modalities: ReadonlyMap<number, string>;
  readonly cutoffs: readonly Cutoff[];
}
