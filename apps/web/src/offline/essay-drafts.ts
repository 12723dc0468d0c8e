import { ESSAY_TEXTS, keys, readOwned, storedKeys, writeOwned } from '../lib/storage';

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

interface HeldDraft {
  text: string;
  updated_at: string;
}

/** What the server holds was written on another device, and this one has not seen it. */
export const isUnseen = (held: HeldDraft | null, draft: LocalDraft): held is HeldDraft =>
  held !== null && held.text !== draft.text && held.updated_at !== draft.base;

/** The sheets of which this person's last words are only on this device. */
export const unsentSheets = (userId: number): Sheet[] =>
  storedKeys(ESSAY_TEXTS)
    .map(sheetOf)
    .filter((sheet) => readDraft(userId, sheet).unsent);

function sheetOf(key: string): Sheet {
  const [kind, exam] = key.slice(ESSAY_TEXTS.length).split('-');
  return exam === undefined ? { year: Number(kind) } : { exam_id: Number(exam) };
}
