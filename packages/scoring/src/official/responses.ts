import type { Language } from '../area.js';

const BLANK = '.';

const LANGUAGE_ITEMS = 5;

/**
 * Some years publish 50 answers for Linguagens: English in 0–4, Spanish in 5–9, the common items after. Drops the
 * language that was not chosen.
 */
export function dropOtherLanguage(responses: string, language: Language): string {
  const chosen = language * LANGUAGE_ITEMS;
  return responses.slice(chosen, chosen + LANGUAGE_ITEMS) + responses.slice(2 * LANGUAGE_ITEMS);
}

export function isAllBlank(responses: string): boolean {
  for (let i = 0; i < responses.length; i++) if (responses.charAt(i) !== BLANK) return false;
  return true;
}
