/** The five scores of the ENEM, as the SiSU names them. */
export const SCORES = ['cn', 'ch', 'lc', 'mt', 'redacao'] as const;
export type ScoreName = (typeof SCORES)[number];
export type Scores = Readonly<Record<ScoreName, number>>;

/** How an offer weighs the scores in one year, and what it asks at least. */
export interface Weights {
  readonly weights: Scores;
  readonly minimums: Scores;
  /** Of the weighted mean. */
  readonly minimumTotal: number;
}
