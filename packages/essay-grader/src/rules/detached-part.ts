import type { Range } from '../text/essay-text.js';

/** Words spoken to whoever grades, or orders to a machine that would: INEP annuls the essay for a part cut off from it. */
const DETACHED = [
  /(?<!\p{L})(?:senhor(?:a|es)?|sr\.?|sra\.?|querid[oa]s?|car[oa]s?|prezad[oa]s?|olá|oi),?\s+(?:corretor|avaliador|examinador)(?:a|as|es)?(?!\p{L})/iu,
  /(?<!\p{L})(?:por favor|imploro|peço)[^.!?\n]{0,60}(?<!\p{L})(?:nota|corretor|avaliador|me aprov)(?!\p{L})/iu,
  /(?<!\p{L})(?:me dê|dê-me|atribua|dê|quero|mereço)\s(?:[^.!?\n]{0,30}\s)?(?:nota|pontuação)\s*(?:máxima|mil|1\.?000|alta|10)(?!\p{L})/iu,
  /(?<!\p{L})(?:ignor|desconsider|esque[cç])(?:e|a)m?\s[^.!?\n]{0,30}(?:instruções|orientações|comandos?|prompt|regras) (?:acima|anterior)/iu,
  /(?<!\p{L})(?:ignore|disregard)\s[^.!?\n]{0,30}(?:instructions|prompt)/iu,
  /(?<!\p{L})(?:pai nosso,? que estais?|ave maria,? cheia de graça)/iu,
  // A recipe measures more than once: one cup of something may be an argument.
  /(?<!\p{L})(?:modo de preparo|(?:xícaras? de|colheres? de sopa)(?!\p{L})[\s\S]{0,200}(?<!\p{L})(?:xícaras? de|colheres? de sopa))(?!\p{L})/iu,
];

export function findDetachedPart(text: string): Range | undefined {
  for (const pattern of DETACHED) {
    const match = pattern.exec(text);
    if (match) return { start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}
