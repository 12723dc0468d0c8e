import { describe, expect, it } from 'vitest';
import { estimate, likelihoodTable, NOT_ADMINISTERED, RIGHT, WRONG } from './eap.js';

const easy = { a: 1.5, b: -1, c: 0.2 };
const hard = { a: 2, b: 1.5, c: 0.15 };

describe('the ability estimate', () => {
  it('is the prior when nothing was asked', () => {
    const { theta, sd } = estimate(likelihoodTable([]), []);
    expect(theta).toBeCloseTo(0, 12);
    expect(sd).toBeCloseTo(1, 3);
  });

  it('grows with a right answer and falls with a wrong one', () => {
    const table = likelihoodTable([easy]);
    expect(estimate(table, [RIGHT]).theta).toBeGreaterThan(0);
    expect(estimate(table, [WRONG]).theta).toBeLessThan(0);
  });

  it('values the coherent pattern above the lucky one, with the same number of right answers', () => {
    const table = likelihoodTable([easy, easy, hard]);
    expect(estimate(table, [RIGHT, RIGHT, WRONG]).theta).toBeGreaterThan(estimate(table, [WRONG, RIGHT, RIGHT]).theta);
  });

  it('ignores an item that was not administered', () => {
    const withIt = estimate(likelihoodTable([easy, hard]), [RIGHT, NOT_ADMINISTERED]);
    const withoutIt = estimate(likelihoodTable([easy]), [RIGHT]);
    expect(withIt.theta).toBeCloseTo(withoutIt.theta, 12);
    expect(withIt.sd).toBeCloseTo(withoutIt.sd, 12);
  });
});
