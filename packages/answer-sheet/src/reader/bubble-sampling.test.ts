import { describe, expect, it } from 'vitest';
import type { Point } from '../layout/page.js';
import { paperSpots, sampleBubble } from './bubble-sampling.js';
import type { GrayImage } from './gray-image.js';

const GRID = { pitch: 7.8, rowHeight: 6.2, bubbleRadius: 2.4 };
const CENTRE = { x: 15, y: 15 };
const tenPixelsPerMm = ({ x, y }: Point): Point => ({ x: x * 10, y: y * 10 });

function picture(brightness: (x: number, y: number) => number): GrayImage {
  const pixels = Uint8Array.from({ length: 300 * 300 }, (_, at) =>
    brightness((at % 300) / 10, Math.floor(at / 300) / 10),
  );
  return { width: 300, height: 300, pixels };
}

const sampleOf = (image: GrayImage, at = CENTRE) =>
  sampleBubble(image, tenPixelsPerMm, at, GRID.bubbleRadius, paperSpots(GRID));

describe('sampleBubble', () => {
  it('tells a filled bubble from its paper', () => {
    const filled = picture((x, y) => (Math.hypot(x - 15, y - 15) < 2.4 ? 40 : 200));
    expect(sampleOf(filled)).toMatchObject({ visible: true, evenPaper: true });
    expect(sampleOf(filled).inside).toBeCloseTo(40, 0);
    expect(sampleOf(filled).paper).toBeCloseTo(200, 0);
  });

  it('takes the paper at its middle where light falls off', () => {
    expect(sampleOf(picture((x) => 120.5 + 2 * x)).paper).toBeCloseTo(150, 0);
  });

  it('takes it there, too, when the light falls off so much that opposite corners look like different paper', () => {
    const steep = picture((x, y) => 80.5 + 4 * x + 2 * y);
    expect(sampleOf(steep)).toMatchObject({ evenPaper: true });
    expect(sampleOf(steep).paper).toBeCloseTo(170, 0);
  });

  it('overlooks a stroke over one corner', () => {
    const struck = picture((x, y) => (Math.abs(x - 11.1) < 0.7 && Math.abs(y - 11.9) < 1.2 ? 30 : 200));
    expect(sampleOf(struck)).toMatchObject({ evenPaper: true });
    expect(sampleOf(struck).paper).toBeCloseTo(200, 0);
  });

  it('notices when something covers one corner, and looks for the paper in the others', () => {
    const covered = picture((x, y) => (x > 16 && y < 14 ? 60 : 200));
    expect(sampleOf(covered)).toMatchObject({ evenPaper: false });
    expect(sampleOf(covered).paper).toBeCloseTo(200, 0);
  });

  it('notices when something covers half of the surroundings', () => {
    expect(sampleOf(picture((x) => (x < 15 ? 60 : 200))).evenPaper).toBe(false);
  });

  it('says when the bubble is outside the photo', () => {
    expect(
      sampleOf(
        picture(() => 200),
        { x: 40, y: 15 },
      ).visible,
    ).toBe(false);
  });
});
