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

  it('cn-12: niobium from an 80% concentrate with 90% yield', () => {
    const [oxygen, niobium] = [16, 93];
    const oxide = 2 * niobium + 5 * oxygen;
    const molesOfOxide = (1330 * 0.8) / oxide;
    const molesOfMetal = (molesOfOxide * 6) / 3;
    onlyKeyEquals('cn-12', Math.round(molesOfMetal * niobium * 0.9));
  });

  it('cn-14: counts the genotypes of two unaffected siblings of affected people', () => {
    const sibling = ['AA', 'Aa', 'aA', 'aa'].filter((genotype) => genotype !== 'aa');
    let [affected, total] = [0, 0];
    for (const father of sibling) {
      for (const mother of sibling) {
        for (const sperm of father) {
          for (const egg of mother) {
            total += 1;
            if (sperm === 'a' && egg === 'a') affected += 1;
          }
        }
      }
    }
    onlyKeySatisfies('cn-14', (text) => {
      const [numerator = 0, denominator = 1] = numbersIn(text);
      return numerator * total === affected * denominator;
    });
  });

  it('cn-19: torques about the support', () => {
    const torque = 500 * 2;
    onlyKeyEquals('cn-19', torque / 0.4);
  });

  it('cn-20: rate law from the three trials', () => {
    const trials = [
      { dye: 2, peroxide: 3, rate: 1.2 },
      { dye: 4, peroxide: 3, rate: 2.4 },
      { dye: 6, peroxide: 9, rate: 10.8 },
    ] as const;
    const [first, second, third] = trials;
    const dyeOrder = Math.log(second.rate / first.rate) / Math.log(second.dye / first.dye);
    const dyeFactor = (third.dye / first.dye) ** dyeOrder;
    const peroxideOrder = Math.log(third.rate / first.rate / dyeFactor) / Math.log(third.peroxide / first.peroxide);
    const constant = first.rate / (first.dye ** dyeOrder * first.peroxide ** peroxideOrder);
    onlyKeyEquals('cn-20', constant * 5 ** dyeOrder * 6 ** peroxideOrder);
  });

  it('cn-22: series adds voltages, parallel adds currents, and the cold adds 10%', () => {
    const words = ['zero', 'uma', 'duas', 'três', 'quatro', 'cinco', 'seis'];
    const inSeries = new Map([
      ['dois', 2],
      ['três', 3],
      ['quatro', 4],
      ['seis', 6],
      ['doze', 12],
    ]);
    onlyKeySatisfies('cn-22', (text) => {
      const strings = words.indexOf(text.split(' ')[0] ?? '');
      const modules = inSeries.get(/(\S+) módulos/.exec(text)?.[1] ?? '') ?? 0;
      expect(strings * modules).toBe(12);
      const warm = modules * 46;
      return warm >= 150 && warm * 1.1 <= 300 && strings * 10 <= 32;
    });
  });

  it('cn-27: activity needed before three half-lives of travel', () => {
    const halfLife = 110;
    const minutes = 5 * 60 + 30;
    onlyKeyEquals('cn-27', 1200 * 2 ** (minutes / halfLife));
  });
});
