import { LETTERS, type Letter, SHORT_LABELS } from '@gabarita/enem';
import { type Family, families, type Variant } from '@gabarita/question-families';
import { describe, expect, it } from 'vitest';
import { complaintsAbout } from './rules.js';

const SEEDS_READ = process.env.CI ? 300 : 40;

/** A variant as if it stood in the bank, where it would have a number of its own. */
function asBankQuestion({ area, competence, skill, topic, difficulty, tri }: Family, variant: Variant) {
  const alternatives = Object.fromEntries(LETTERS.map((letter) => [letter, variant.alternatives[letter].text]));
  return {
    ...variant,
    id: `${SHORT_LABELS[area].toLowerCase()}-01`,
    number: 1,
    area,
    competence,
    skill,
    topic,
    difficulty,
    tri,
    alternatives: alternatives as Record<Letter, string>,
    proof: 'quantitative' as const,
    language: null,
  };
}

describe('the variants of', () => {
  it.each(families.map((family) => [family.id, family] as const))('%s keep the rules of the bank', (_, family) => {
    const variants = Array.from({ length: SEEDS_READ }, (__, seed) => family.variant(seed));
    const complaints = variants.flatMap((variant) => complaintsAbout(asBankQuestion(family, variant)));
    expect([...new Set(complaints)]).toEqual([]);
  });
});
