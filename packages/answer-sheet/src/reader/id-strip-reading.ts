import { stripCell } from '../layout/id-strip.js';
import { decodeSheetCode, type SheetCode, STRIP_CELLS } from '../layout/sheet-code.js';
import { brightnessAt, type GrayImage } from './gray-image.js';
import type { PageMap } from './page-map.js';
import { mean } from './statistics.js';

/** A cell this close to the middle between paper and ink, as a share of their difference, is not decided by guessing. */
const LEAST_MARGIN = 0.08;

/** The sheet's code, or null when any cell is unclear or the check fails. A wrong code would be someone else's grade. */
export function readStrip(image: GrayImage, map: PageMap, inkContrast: number): SheetCode | null {
  const darkness = Array.from({ length: STRIP_CELLS }, (_, index) => cellDarkness(image, map, index) / inkContrast);
  if (darkness.some((value) => Math.abs(value - 0.5) < LEAST_MARGIN)) return null;
  return decodeSheetCode(darkness.map((value) => value > 0.5));
}

/** How much darker a cell is than the paper above and below it, as a share of that paper. */
function cellDarkness(image: GrayImage, map: PageMap, index: number): number {
  const { x, y, width, height } = stripCell(index);
  const at = (right: number, down: number) => {
    const point = map({ x: x + right * width, y: y + down * height });
    return brightnessAt(image, point.x, point.y);
  };
  const within = [0.35, 0.5, 0.65];
  const inside = mean(within.flatMap((down) => within.map((right) => at(right, down))));
  const paper = Math.max(mean(within.map((right) => at(right, -0.55))), mean(within.map((right) => at(right, 1.45))));
  return 1 - inside / Math.max(1, paper);
}
