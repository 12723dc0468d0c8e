import type { EssayView } from '@gabarita/contract';

export interface Theme {
  title: string;
  texts: { title: string; body: string }[];
}

/** "(IA)" for a correction from outside, "(provisório)" for our own (section 3). */
export const sourceLabel = (source: EssayView['source']): string => (source === 'external' ? '(IA)' : '(provisório)');
