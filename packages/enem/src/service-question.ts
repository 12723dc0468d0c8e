/** A question as the public service gives it, before anything is believed. */
export interface ServiceQuestion {
  index: number;
  language: string | null;
  discipline: string | null;
  context: string | null;
  correctAlternative: string | null;
  alternativesIntroduction: string | null;
  alternatives: readonly ServiceAlternative[];
}

export interface ServiceAlternative {
  letter: string;
  text: string | null;
  file: string | null;
}
