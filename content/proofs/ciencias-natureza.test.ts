import { describe, expect, it } from 'vitest';
import { alternativesOf, keyOf, numberIn } from './question.js';

/** The key reads `expected` and no other alternative does. */
function onlyKeyEquals(id: string, expected: number, digits = 6): void {
  expect(numberIn(keyOf(id))).toBeCloseTo(expected, digits);
  const matching = Object.values(alternativesOf(id)).filter(
    (text) => Math.abs(numberIn(text) - expected) < 0.5 * 10 ** -digits,
  );
  expect(matching).toHaveLength(1);
}

/** The alternatives that satisfy `accepts` are exactly the key. */
function onlyKeySatisfies(id: string, accepts: (text: string) => boolean): void {
  expect(Object.values(alternativesOf(id)).filter(accepts)).toEqual([keyOf(id)]);
}

/** Every pt-BR number in a text, in order. */
function numbersIn(text: string): number[] {
  return (text.match(/\d+(?:\.\d{3})*(?:,\d+)?/g) ?? []).map((part) => numberIn(part));
}

describe('Ciências da Natureza', () => {
  it('cn-01: the fundamental frequency is inversely proportional to the vibrating length', () => {
    const waveSpeed = 2 * 1.08 * 128;
    const shortened = waveSpeed / (2 * 0.96);
    onlyKeyEquals('cn-01', shortened);
  });

  it('cn-05: load current ≤ breaker ≤ wire capacity', () => {
    const capacity = new Map([
      [1.5, 17.5],
      [2.5, 24],
      [4, 32],
      [6, 41],
      [10, 57],
    ]);
    const current = (4840 + 880 + 440) / 220;
    onlyKeySatisfies('cn-05', (text) => {
      const [section = 0, breaker = 0] = numbersIn(text);
      return current <= breaker && breaker <= (capacity.get(section) ?? 0);
    });
  });

  it('cn-08: thin lens, real and inverted image', () => {
    const [focal, object] = [20, 25];
    const image = 1 / (1 / focal - 1 / object);
    const magnification = -image / object;
    const orientation = magnification < 0 ? 'de cabeça para baixo' : 'na posição normal';
    onlyKeySatisfies('cn-08', (text) => Math.abs(numberIn(text) - image) < 1e-6 && text.includes(orientation));
  });

  it('cn-09: most heat for each mole of carbon dioxide', () => {
    const fuels = [
      { name: 'etanol', carbons: 2, heat: 1367 },
      { name: 'metano', carbons: 1, heat: 890 },
      { name: 'octano', carbons: 8, heat: 5471 },
      { name: 'propano', carbons: 3, heat: 2220 },
      { name: 'butano', carbons: 4, heat: 2878 },
    ];
    const best = fuels.reduce((a, b) => (b.heat / b.carbons > a.heat / a.carbons ? b : a));
    onlyKeySatisfies('cn-09', (text) => text === `${best.name}.`);
  });
});
