import { describe, expect, it } from 'vitest';
import { bonusOf, kindOf, likeness } from './modality.js';

describe('modalities', () => {
  it.each([
    ['AC', 'open'],
    ['REGIONAL (+20.00%)', 'bonus'],
    ['PRETO/PARDO + RENDA + EP', 'public-poor-ppi'],
    ['PCD + RENDA + EP', 'disabled'],
    ['PPI + PCD + EP', 'disabled-ppi'],
    ['QUILOMBOLA + RENDA + EP', 'few'],
    ['PROFESSOR', 'other'],
  ])('%s is of the kind %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });

  it('read their bonus out of their text', () => {
    expect(bonusOf('REGIONAL (+7.09%)')).toBeCloseTo(0.0709, 10);
    expect(bonusOf('PPI + EP')).toBe(0);
  });

  it('are alike by the conditions they share', () => {
    expect(likeness('PPI + EP', 'PRETO/PARDO + EP')).toBe(1);
    expect(likeness('RENDA + EP', 'EP')).toBe(0.5);
    expect(likeness('AC', 'EP')).toBe(0);
  });
});
