/** INEP's area codes: Humanas, Natureza, Linguagens, Matemática. */
export const AREAS = ['CH', 'CN', 'LC', 'MT'] as const;

export type Area = (typeof AREAS)[number];

export const isArea = (text: string): text is Area => (AREAS as readonly string[]).includes(text);

/** The foreign language of Linguagens, in INEP's coding (TP_LINGUA). */
export type Language = 0 | 1;

export const ENGLISH: Language = 0;
export const SPANISH: Language = 1;
