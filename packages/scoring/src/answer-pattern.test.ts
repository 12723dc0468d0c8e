import { describe, expect, it } from 'vitest';
import { answerPattern } from './answer-pattern.js';

const items = Array.from({ length: 20 }, (_, place) => ({ a: 2, b: (place - 10) / 5, c: 0.2 }));
const rightAt = (test: (place: number) => boolean) => items.map((_, place) => test(place));

describe('a pattern of answers', () => {
  it('is worth the most at the easiest items and the least at the hardest, with as many right', () => {
    const mixed = answerPattern(
      'MT',
      items,
      rightAt((place) => place % 2 === 0),
    );
    expect(mixed.coherentScore).toBeGreaterThan(mixed.score);
    expect(mixed.incoherentScore).toBeLessThan(mixed.score);
    const coherent = answerPattern(
      'MT',
      items,
      rightAt((place) => place < 10),
    );
    expect(coherent.score).toBe(mixed.coherentScore);
    const incoherent = answerPattern(
      'MT',
      items,
      rightAt((place) => place >= 10),
    );
    expect(incoherent.score).toBe(mixed.incoherentScore);
  });

  it('has a smaller chance the harder the item is', () => {
    const { chances } = answerPattern(
      'MT',
      items,
      rightAt((place) => place < 10),
    );
    expect(chances).toEqual([...chances].sort((one, other) => other - one));
  });

  it('with everything right, or nothing, has no other', () => {
    for (const all of [true, false]) {
      const { score, coherentScore, incoherentScore } = answerPattern(
        'CH',
        items,
        rightAt(() => all),
      );
      expect([coherentScore, incoherentScore]).toEqual([score, score]);
    }
  });
});
