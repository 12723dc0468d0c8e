import type { ItemParameters } from '@gabarita/scoring';
import * as fc from 'fast-check';
import { type PreparedQuestion, preparePool } from './question.js';
import { seededRandom } from './seeded-random.js';

/** Parameters such as INEP publishes. */
export const someParameters: fc.Arbitrary<ItemParameters> = fc.record({
  a: fc.double({ min: 0.5, max: 4, noNaN: true }),
  b: fc.double({ min: -2, max: 3.5, noNaN: true }),
  c: fc.double({ min: 0.02, max: 0.35, noNaN: true }),
});

/** A bank of questions of all difficulties, in `topics` topics. */
export function aPool(size: number, topics = 10): PreparedQuestion[] {
  const random = seededRandom(7);
  return preparePool(
    Array.from({ length: size }, (_, place) => ({
      id: `q${place}`,
      topic: `t${place % topics}`,
      parameters: { a: 1 + 2 * random(), b: 4 * random() - 1.5, c: 0.2 },
    })),
  );
}
