import { describe, expect, it } from 'vitest';
import { ID_STRIP } from '../layout/id-strip.js';
import type { Point } from '../layout/page.js';
import { drawPage } from '../testing/index.js';
import { readStrip } from './id-strip-reading.js';

const SCALE = 4;
const map = ({ x, y }: Point): Point => ({ x: x * SCALE, y: y * SCALE });
const CODE = { layout: 1, numbered: true, serial: 1_234_567, questions: 90 };

describe('readStrip', () => {
  it('reads the code of a sheet', () => {
    expect(readStrip(drawPage(CODE, SCALE), map, 1)).toEqual(CODE);
  });

  it('reads nothing rather than something else when a thumb covers three cells', () => {
    const page = drawPage(CODE, SCALE);
    page.fillBox({ x: 60, y: ID_STRIP.y - 3, width: 9, height: 9 }, 90);
    expect(readStrip(page, map, 1)).toBeNull();
  });

  it('reads nothing from a place three millimetres beside', () => {
    expect(readStrip(drawPage(CODE, SCALE), (point) => map({ x: point.x + 3, y: point.y }), 1)).toBeNull();
  });
});
