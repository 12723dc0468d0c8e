import type { EssayView } from '@gabarita/contract';
import { keys, readOwned, writeOwned } from '../../lib/storage';

/** Where an essay is written: on the sheet of an edition's year, or on that of an exam. */
export type Sheet = { year: number } | { exam_id: number };

/** What this device holds of a sheet (section 3: `redacaoText:{year}`). */
export interface LocalDraft {
  text: string;
  savedAt: string;
  /** The server has not got it yet. */
  unsent: boolean;
  /** When the server's copy was last the same as this one. */
  base: string | null;
}

const EMPTY: LocalDraft = { text: '', savedAt: '', unsent: false, base: null };

const keyOf = (sheet: Sheet): string =>
  'year' in sheet ? keys.essayText(sheet.year) : keys.examEssayText(sheet.exam_id);

export function readDraft(userId: number, sheet: Sheet): LocalDraft {
  const data = readOwned(keyOf(sheet), userId);
  if (typeof data === 'string') return { ...EMPTY, text: data, unsent: data !== '' };
  return isDraft(data) ? data : EMPTY;
}

const isDraft = (data: unknown): data is LocalDraft =>
  typeof data === 'object' && data !== null && 'text' in data && typeof data.text === 'string';

export const writeDraft = (userId: number, sheet: Sheet, draft: LocalDraft): void =>
  writeOwned(keyOf(sheet), userId, draft);

export interface Theme {
  title: string;
  texts: { title: string; body: string }[];
}

/** "(IA)" for a correction from outside, "(provisório)" for our own (section 3). */
export const sourceLabel = (source: EssayView['source']): string => (source === 'external' ? '(IA)' : '(provisório)');
