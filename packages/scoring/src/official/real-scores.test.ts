import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Language } from '../area.js';
import { type Booklet, bookletsOf } from './booklet.js';
import { parseItemFile } from './item-file.js';
import { type BookletScorer, bookletScorer } from './official-score.js';

const TRI = '../shared/tri';

const rowsOf = (path: string) =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));

function scorersOf(year: number): (code: string) => BookletScorer {
  const booklets = bookletsOf(parseItemFile(readFileSync(`${TRI}/items/ITENS_PROVA_${year}.csv`, 'latin1')), year);
  const scorers = new Map([...booklets.values()].map((booklet: Booklet) => [booklet.code, bookletScorer(booklet)]));
  return (code) => scorers.get(Number(code)) ?? (() => ({ status: 'unscorable', reason: `no booklet ${code}` }));
}

describe.skipIf(!existsSync(TRI))('real participants (needs ../shared)', () => {
  it.each([2016, 2019, 2022])('get their official score of %i', (year) => {
    const scorer = scorersOf(year);
    const errors = rowsOf(`${TRI}/participants/participants_${year}.csv`).map(
      ([, booklet = '', lang, responses = '', official]) => {
        const result = scorer(booklet)(responses, Number(lang) as Language);
        return result.status === 'official' ? Math.abs(result.score - Number(official)) : Number.POSITIVE_INFINITY;
      },
    );
    expect(errors.filter((error) => error > 0.1001)).toEqual([]);
    expect(errors.filter((error) => error < 0.05).length / errors.length).toBeGreaterThanOrEqual(0.999);
  });

  it('get θ and its standard deviation exactly', () => {
    const scorers = new Map([2016, 2019, 2022].map((year) => [String(year), scorersOf(year)]));
    for (const [year = '', , booklet = '', lang, responses = '', , theta, sd] of rowsOf(`${TRI}/golden.csv`)) {
      const result = scorers.get(year)?.(booklet)(responses, Number(lang) as Language);
      if (result?.status !== 'official') throw new Error(`${year} ${booklet} was not scored`);
      expect(Math.abs(result.theta - Number(theta))).toBeLessThan(1e-6);
      expect(Math.abs(result.sd - Number(sd))).toBeLessThan(1e-6);
    }
  });
});
