import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type Attack, attackOf, attacksOn, halves, PUMPS } from '../hostile-text/attacks.js';
import { cpuMsOf, growthOf, MOST_GROWTH } from '../hostile-text/growth.js';
import { type Pattern, patternsInSources } from '../hostile-text/patterns.js';
import { READERS, type Reader } from '../hostile-text/readers.js';

vi.setConfig({ testTimeout: 300_000 });

/** A text that quadratic work notices and linear work does not: most attacks end here. */
const GLANCE = 4_096;
const QUICK_MS = 4;

const isQuick = (work: (length: number) => unknown) => cpuMsOf(() => work(GLANCE)) < QUICK_MS;

function worstGrowth(attacks: readonly Attack[], work: (text: string) => unknown, longest?: number) {
  let worst = { growth: 0, text: '' };
  for (const attack of attacks) {
    const run = (length: number) => work(attack(length));
    // Short first: work that explodes would keep even a glance for hours.
    if (cpuMsOf(() => run(64)) < 50 && isQuick(run)) continue;
    const growth = growthOf(run, longest);
    if (growth > worst.growth) worst = { growth, text: attack(48) };
  }
  return worst;
}

const found = patternsInSources();

describe('a pattern in our sources', () => {
  it('is read from every room', () => {
    for (const room of [
      'packages/enem/',
      'packages/essay-grader/',
      'apps/server/src/modules/',
      'apps/web/src/features/',
    ])
      expect(found.literals.some(({ file }) => file.startsWith(room))).toBe(true);
  });

  it('takes twice as long for twice the text, whatever the text is made of', () => {
    const everywhere = ({ source, flags }: Pattern) => new RegExp(source, `${flags.replaceAll(/[gy]/g, '')}g`);
    const slow = found.literals.flatMap((pattern) => {
      const expression = everywhere(pattern);
      const { growth, text } = worstGrowth(attacksOn(pattern), (hostile) => hostile.replace(expression, ''));
      return growth > MOST_GROWTH ? [{ file: pattern.file, pattern: pattern.source, growth, text }] : [];
    });
    expect(slow).toEqual([]);
  });

  it('that is put together while the program runs belongs to a reader of the list', () => {
    const named = Object.values(READERS).flatMap(({ assembles = [] }) => assembles);
    expect([...found.assembling].sort()).toEqual(named.sort());
  });
});

describe.each(Object.entries(READERS))('%s', (_, { read }: Reader) => {
  const longest = 32_768;

  it.each([
    ['over and over', PUMPS.map((pump) => attackOf({ pump }))],
    ['over and over, before a letter', PUMPS.map((pump) => attackOf({ pump, after: 'x' }))],
  ])('is read in linear time when it is one thing %s', (_how, attacks) => {
    const { growth, text } = worstGrowth(attacks, read, longest);
    expect(growth, text).toBeLessThan(MOST_GROWTH);
  });

  it('is read in linear time when it is one thing and then another', () => {
    const pump = fc.constantFrom(...PUMPS);
    fc.assert(
      fc.property(pump, pump, (first, second) => {
        const { growth, text } = worstGrowth([halves(first, second)], read, longest);
        expect(growth, text).toBeLessThan(MOST_GROWTH);
      }),
      { numRuns: 25 },
    );
  });
});
