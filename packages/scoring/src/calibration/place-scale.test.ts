import { describe, expect, it } from 'vitest';
import type { ItemCoordinates } from './item-coordinates.js';
import { examOffset, placeScale } from './place-scale.js';
import { PRIORS } from './priors.js';

const priors = PRIORS.MT;
const items: ItemCoordinates[] = [0.2, 0.6, 1, 1.4].map((b) => [0.3, b, -1.5]);
const group = { mean: -0.8, sd: 0.7 };

/** a·(θ − b) for a student `distance` group deviations above the mean: what the answers depend on. */
const logits = (placed: ReturnType<typeof placeScale>, distance: number) =>
  placed.items.map(([logA, b]) => Math.exp(logA) * (placed.group.mean + distance * placed.group.sd - b));

describe('placing a scale without anchors', () => {
  it('leaves every answer as likely as before', () => {
    const placed = placeScale({ items, group }, priors);
    const before = logits({ items, group }, 1.3);
    for (const [i, logit] of logits(placed, 1.3).entries()) expect(logit).toBeCloseTo(before[i] ?? 0, 10);
  });

  it('comes to rest: placing again changes nothing', () => {
    const once = placeScale({ items, group }, priors);
    const twice = placeScale(once, priors);
    expect(twice.group.mean).toBeCloseTo(once.group.mean, 4);
    expect(twice.items[0]?.[1]).toBeCloseTo(once.items[0]?.[1] ?? 0, 4);
  });

  it('takes only part of a difference in difficulty for the exam’s own', () => {
    const harder: ItemCoordinates[] = Array.from({ length: 45 }, () => [0.67, priors.b.mean + 1, -1.69]);
    expect(examOffset(harder, priors.b)).toBeGreaterThan(0.4);
    expect(examOffset(harder, priors.b)).toBeLessThan(0.7);
    expect(examOffset([], priors.b)).toBe(0);
  });
});
