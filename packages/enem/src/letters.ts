export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Letter = (typeof LETTERS)[number];

export const isLetter = (text: unknown): text is Letter => (LETTERS as readonly unknown[]).includes(text);
