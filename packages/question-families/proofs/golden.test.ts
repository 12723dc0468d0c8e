import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { families } from '../src/index.js';

/** The first fifty variants of a family, as one short number. */
const printOf = (variant: (seed: number) => unknown): string => {
  const hash = createHash('sha256');
  for (let seed = 0; seed < 50; seed++) hash.update(JSON.stringify(variant(seed)));
  return hash.digest('hex').slice(0, 16);
};

/**
 * Somebody may have answered these very variants. When one of them must change, raise the family's version and let
 * `npx vitest run --project unit packages/question-families/proofs/golden.test.ts -u` write the new numbers.
 */
it('gives the variants it gave when it was published', async () => {
  const prints = families.map(({ id, version, variant }) => [`${id}.${version}`, printOf(variant)] as const);
  await expect(`${JSON.stringify(Object.fromEntries(prints), null, 2)}\n`).toMatchFileSnapshot('golden.json');
});
