import { describe, expect, it } from 'vitest';
import { scoreDisplay } from './display-rule.js';

describe('what is shown of an exam without official parameters', () => {
  it.each([
    [29, 45, 'percentage'],
    [30, 0, 'estimate'],
    [199, 9, 'estimate'],
    [200, 0, 'score'],
    [30, 10, 'score'],
  ])('with %i answers and %i anchors is the %s', (answers, anchors, display) => {
    expect(scoreDisplay(answers, anchors)).toBe(display);
  });
});
