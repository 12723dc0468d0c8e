import { describe, expect, it } from 'vitest';
import { onlyKeyEquals, onlyKeySatisfies } from './only-key.js';
import { keyOf, numberIn, numbersIn } from './question.js';

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

  it('cn-28: water fraction from the density of the mixture, and floating deeper in the thinner liquid', () => {
    const [milk, water, mixture] = [1.032, 1, 1.024];
    const percent = ((milk - mixture) / (milk - water)) * 100;
    const submerged = (density: number): number => 1 / density;
    const depth = submerged(mixture) > submerged(milk) ? 'afundou mais' : 'afundou menos';
    onlyKeySatisfies('cn-28', (text) => Math.abs(numberIn(text) - percent) < 0.01 && text.includes(depth));
  });

  it('cn-29: ethanol that left the petrol, compared with the limit', () => {
    const petrol = 50;
    const percent = ((67 - 50) / petrol) * 100;
    const verdict = percent > 30 ? 'ultrapassava' : 'respeitava';
    onlyKeyEquals('cn-29', percent);
    expect(keyOf('cn-29')).toContain(verdict);
  });

  it('cn-31: homes served by a third of the stream falling 15 m', () => {
    const massFlow = 120 / 3;
    const kilowatts = (massFlow * 10 * 15 * 0.6) / 1000;
    onlyKeyEquals('cn-31', Math.floor((kilowatts * 24) / 3.6 + 1e-9));
  });

  it('cn-32: quicklime that heats a meal with 20% of losses', () => {
    const heatNeeded = (250 * 4 * (70 - 18)) / 1000;
    const heatPerMole = -(-986 - (-635 + -286));
    onlyKeyEquals('cn-32', (heatNeeded / 0.8 / heatPerMole) * 56);
  });

  it('cn-35: resistor in series with two LEDs at 20 mA', () => {
    const voltageOfEachLed = 3;
    onlyKeyEquals('cn-35', (9 - 2 * voltageOfEachLed) / 0.02);
  });

  it('cn-36: limestone of 80% purity that neutralises a lake of pH 3', () => {
    const litres = 4000 * 1000;
    const molesOfAcid = litres * 10 ** -3;
    const kilogramsOfCarbonate = ((molesOfAcid / 2) * 100) / 1000;
    onlyKeyEquals('cn-36', kilogramsOfCarbonate / 0.8);
  });

  it('cn-37: difference between the areas under the two lines', () => {
    const distance = (stop: number): number => 20 * 1 + (20 * (stop - 1)) / 2;
    onlyKeyEquals('cn-37', distance(9) - distance(5));
  });

  it('cn-38: the variant lacks one phenylalanine and nothing else', () => {
    const code = new Map([
      ['AAU', 'Asn'],
      ['AUC', 'Ile'],
      ['AUU', 'Ile'],
      ['UUU', 'Fen'],
      ['GGU', 'Gli'],
      ['GUU', 'Val'],
    ]);
    const translate = (rna: string): string[] => (rna.match(/.{3}/g) ?? []).map((codon) => code.get(codon) ?? '?');
    const normal = 'AAUAUCAUCUUUGGUGUU';
    const variant = normal.slice(0, 8) + normal.slice(11);
    const expected = translate(normal);
    expected.splice(expected.indexOf('Fen'), 1);
    expect(translate(variant)).toEqual(expected);
    expect(keyOf('cn-38')).toContain('apenas uma fenilalanina');
  });

  it('cn-39: hypochlorite for half a cistern', () => {
    const grams = ((16000 / 2) * 2) / 1000;
    onlyKeyEquals('cn-39', (grams / 25) * 1000);
  });

  it('cn-40: NDVI before and after the disease', () => {
    const ndvi = (infrared: number, visible: number): number => (infrared - visible) / (infrared + visible);
    const red = { healthy: 6, ill: 18 };
    const [healthy, ill] = [ndvi(54, red.healthy), ndvi(42, red.ill)];
    const reason = red.ill > red.healthy ? 'absorvem menos luz vermelha' : 'refletem menos luz vermelha';
    onlyKeySatisfies('cn-40', (text) => {
      const [before = 0, after = 0] = numbersIn(text);
      return Math.abs(before - healthy) < 1e-9 && Math.abs(after - ill) < 1e-9 && text.includes(reason);
    });
  });

  it('cn-43: coconut panel that cuts the heat flux to a fifth', () => {
    const concrete = 0.1 / 1.6;
    const panel = 5 * concrete - concrete;
    onlyKeyEquals('cn-43', panel * 0.05 * 1000);
  });
});
