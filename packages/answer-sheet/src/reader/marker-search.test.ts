import { describe, expect, it } from 'vitest';
import { LAYOUTS, layoutFor } from '../layout/layouts.js';
import { drawPage } from '../testing/index.js';
import { findMarkers } from './marker-search.js';
import { centreOf, findPose } from './pose.js';
import { distance } from './quads.js';
import { followBends } from './residual-warp.js';

const SCALE = 4;

describe.each(LAYOUTS.map(({ capacity }) => capacity))('on a page of %i questions', (questions) => {
  const layout = layoutFor(questions);
  const page = drawPage({ questions, serial: 1, numbered: false }, SCALE);
  const pose = findPose(findMarkers(page));

  it('the four markers are found where they are printed', () => {
    expect(pose?.layout.code).toBe(layout.code);
    expect(pose?.markers.map(({ corner }) => corner)).toEqual([0, 1, 2, 3]);
    for (const { corner, corners } of pose?.markers ?? []) {
      const printed = layout.markers[corner] ?? { x: 0, y: 0 };
      expect(distance(centreOf(corners), { x: printed.x * SCALE, y: printed.y * SCALE })).toBeLessThan(1);
    }
  });

  it('two markers are enough to know where the sheet is', () => {
    const [first, , third] = pose?.markers ?? [];
    const two = first && third ? findPose([first, third]) : null;
    expect(two?.layout.code).toBe(layout.code);
  });

  it('every dot is found, and the paper is seen to be flat', () => {
    if (!pose) throw new Error('no pose');
    const { dotsFound, roughness, map } = followBends(page, pose);
    expect(dotsFound).toBe(layout.dots.length);
    expect(roughness).toBeLessThan(0.1);
    expect(distance(map({ x: 105, y: 148 }), { x: 105 * SCALE, y: 148 * SCALE })).toBeLessThan(0.5);
  });
});
