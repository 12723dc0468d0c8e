import { describe, expect, it } from 'vitest';
import { annul, BLANK, choose, revert } from './marks';

describe('an alternative', () => {
  it('that is chosen replaces the one chosen before', () => {
    expect(choose(choose(BLANK, 'A'), 'C')).toEqual({ letter: 'C', annulled: [] });
  });

  it('that is annulled is no longer chosen and cannot be', () => {
    const struck = annul(choose(BLANK, 'B'), 'B');
    expect(struck).toEqual({ letter: null, annulled: ['B'] });
    expect(choose(struck, 'B')).toBe(struck);
  });

  it('that is annulled leaves another one chosen', () => {
    expect(annul(choose(BLANK, 'D'), 'A')).toEqual({ letter: 'D', annulled: ['A'] });
  });

  it('that is reverted can be chosen again', () => {
    const back = revert(annul(choose(BLANK, 'B'), 'B'), 'B');
    expect(back).toEqual(BLANK);
    expect(choose(back, 'B').letter).toBe('B');
  });

  it('that is annulled twice is annulled once', () => {
    expect(annul(annul(BLANK, 'E'), 'E').annulled).toEqual(['E']);
  });
});
