import { describe, expect, it } from 'vitest';
import references from '../../test/reference-predictions.json' with { type: 'json' };
import { predictLevels, predictScores } from './predict.js';
import { weights } from './weights.js';

/** bench/essays/train writes the references together with the weights: whoever changes one makes both again. */
describe('made-up essays, a quarter of their numbers exactly where a tree splits', () => {
  it('get the levels that scikit-learn predicts', () => {
    const furthest = references.map(({ features, raw }) =>
      Math.max(...predictLevels(features, weights).map((level, index) => Math.abs(level - (raw[index] ?? Number.NaN)))),
    );
    expect(furthest).toHaveLength(40);
    expect(Math.max(...furthest)).toBeLessThan(1e-9);
  });

  it('get the scores that training chose for them', () => {
    for (const { features, levels } of references) {
      const named = Object.fromEntries(weights.features.map((name, index) => [name, features[index] ?? Number.NaN]));
      expect(predictScores(named)).toEqual(levels.map((level) => level * 40));
    }
  });
});
