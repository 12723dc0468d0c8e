import { LETTERS, type Letter } from '@gabarita/enem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { families, type Variant } from '../src/index.js';
import { calculationsOf } from './arithmetic.js';
import { figureFaults } from './figures.js';
import { proofs } from './index.js';
import { faultsOf } from './manners.js';
import { lettersFor, Reader, worthOf } from './reader.js';

/** Two thousand variants a family where nobody waits; a tenth of them finds nearly every mistake sooner. */
const SEEDS = process.env.CI ? 2000 : 200;

const structureFaults = ({ id, alternatives, key, whyNot }: Variant): string[] => {
  const texts = LETTERS.map((letter) => alternatives[letter].text);
  const wrong = LETTERS.filter((letter) => letter !== key);
  return [
    ...(new Set(texts).size === LETTERS.length ? [] : ['has two alternatives alike']),
    ...(alternatives[key].mistake === null ? [] : ['calls its key a mistake']),
    ...wrong
      .filter((letter) => !alternatives[letter].mistake)
      .map((letter) => `does not name the mistake of ${letter}`),
    ...(Object.keys(whyNot).join('') === wrong.join('') ? [] : ['does not say why not for each wrong letter']),
    ...wrong
      .filter((letter) => !/^[A-ZÀ-Ý\d].{24,}\.$/s.test(whyNot[letter] ?? ''))
      .map((letter) => `hardly says why not ${letter}: ${whyNot[letter]}`),
  ].map((fault) => `${id} ${fault}`);
};

/** Numbers ascend, as in the exam. Words have an order of their own. */
const orderFaults = ({ id, alternatives }: Variant): string[] => {
  const texts = LETTERS.map((letter) => alternatives[letter].text);
  if (!texts.every((text) => /^(?:R\$ )?−?[\d.,/]+(?:%|°C)?(?: [^\s\d]+)?\.$/.test(text))) return [];
  const values = texts.map(worthOf);
  return values.every((value, place) => place === 0 || value > (values[place - 1] ?? 0))
    ? []
    : [`${id} is out of order: ${texts.join(' ')}`];
};

describe.each(families.map((family) => [family.id, family] as const))('%s', (id, family) => {
  let variants: Variant[] = [];
  beforeAll(() => {
    variants = Array.from({ length: SEEDS }, (_, seed) => family.variant(seed));
  }, 60_000);
  // Sixty families of two thousand are too many to keep.
  afterAll(() => {
    variants = [];
  });

  it('is solved another way from its text alone, and only the key agrees', () => {
    const proof = proofs[id];
    if (!proof) throw new Error(`${id} has no proof`);
    const disagreements = variants.flatMap((variant) => {
      const answer = proof(new Reader(variant));
      const letters = lettersFor(answer, variant.alternatives);
      return letters.join() === variant.key
        ? []
        : [`${variant.id}: ${answer} is ${letters.join() || 'none'}, not ${variant.key}`];
    });
    expect(disagreements.slice(0, 5)).toEqual([]);
  });

  it('has five different alternatives in order, each wrong one out of a named mistake', () => {
    expect(variants.flatMap((variant) => [...structureFaults(variant), ...orderFaults(variant)]).slice(0, 5)).toEqual(
      [],
    );
  });

  it('is written in whole Portuguese', () => {
    expect(variants.flatMap(faultsOf).slice(0, 5)).toEqual([]);
  });

  it('shows calculations that come out', () => {
    expect(variants.flatMap((variant) => calculationsOf(variant).wrong).slice(0, 5)).toEqual([]);
  });

  it('draws what it says, readable on a phone', () => {
    expect(variants.flatMap(figureFaults).slice(0, 5)).toEqual([]);
  });

  it('varies: in its words, its numbers and the letter of its key', () => {
    const contexts = new Set(variants.map(({ context }) => context.replaceAll(/\(figures\/[^)]*\)/g, '')));
    const keys = LETTERS.map((letter) => variants.filter(({ key }) => key === letter).length / SEEDS);
    expect(contexts.size / SEEDS).toBeGreaterThan(0.9);
    expect(keys.filter((share) => share > 0.03).length, `${keys}`).toBeGreaterThanOrEqual(3);
    expect(Math.max(...keys), `${keys}`).toBeLessThan(0.6);
  });

  it('gives the same variant for the same seed', () => {
    expect(family.variant(7)).toEqual(variants[7]);
  });
});

describe('the calculations', () => {
  it('are shown by most families', () => {
    const showing = families.filter((family) => calculationsOf(family.variant(0)).shown > 0);
    expect(showing.length / families.length).toBeGreaterThan(0.7);
  });

  it('are found wrong when they do not come out', () => {
    const variant = families[0]?.variant(0);
    if (!variant) throw new Error('there is no family');
    const explanation = 'São 2 + 3 × 4 = 14 peças, ou 12 × R$ 1,50 = R$ 18,00; e não 2 + 3 × 4 = 20 peças.';
    expect(calculationsOf({ ...variant, explanation, whyNot: {} })).toEqual({
      shown: 3,
      wrong: [`${variant.id}: 2 + 3 × 4 = 20`],
    });
  });
});

describe('the proofs', () => {
  it('are of families that there are', () => {
    expect(Object.keys(proofs).sort()).toEqual(families.map(({ id }) => id).sort());
  });

  it('tell a wrong key from the right one', () => {
    const [family] = families;
    const variant = family?.variant(1);
    if (!variant) throw new Error('there is no family');
    const answer = proofs[variant.family]?.(new Reader(variant)) ?? '';
    const others = LETTERS.filter((letter) => letter !== variant.key);
    const swapped = {
      ...variant.alternatives,
      [variant.key]: variant.alternatives[others[0] as Letter],
      [others[0] as Letter]: variant.alternatives[variant.key],
    };
    expect(lettersFor(answer, swapped)).toEqual([others[0]]);
  });
});
