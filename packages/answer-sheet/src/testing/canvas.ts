import { type Box, PAGE, type Point } from '../layout/page.js';

/** A page as pixels, drawn on in millimetres. Ink multiplies: what is drawn twice is darker. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;

  constructor(readonly pixelsPerMm: number) {
    this.width = Math.round(PAGE.width * pixelsPerMm);
    this.height = Math.round(PAGE.height * pixelsPerMm);
    this.pixels = new Uint8Array(this.width * this.height).fill(255);
  }

  fillBox({ x, y, width, height }: Box, brightness: number): void {
    const scale = this.pixelsPerMm;
    for (let row = Math.round(y * scale); row < Math.round((y + height) * scale); row++) {
      const start = row * this.width;
      this.pixels.fill(brightness, start + Math.round(x * scale), start + Math.round((x + width) * scale));
    }
  }

  /** Covers the surroundings of a point with ink, `coverage` telling how much lies at an offset from it. */
  ink(centre: Point, reach: number, ink: number, coverage: (dx: number, dy: number) => number): void {
    const scale = this.pixelsPerMm;
    for (let row = Math.floor((centre.y - reach) * scale); row <= (centre.y + reach) * scale; row++) {
      for (let column = Math.floor((centre.x - reach) * scale); column <= (centre.x + reach) * scale; column++) {
        const dx = (column + 0.5) / scale - centre.x;
        const dy = (row + 0.5) / scale - centre.y;
        const share = Math.max(0, Math.min(1, coverage(dx, dy)));
        if (share === 0 || row < 0 || column < 0 || row >= this.height || column >= this.width) continue;
        const at = row * this.width + column;
        const paper = this.pixels[at];
        this.pixels[at] = paper * (1 - share) + ink * share * (paper / 255);
      }
    }
  }

  fillCircle(centre: Point, radius: number, ink: number): void {
    const soft = this.pixelsPerMm;
    this.ink(centre, radius + 1, ink, (dx, dy) => (radius - Math.hypot(dx, dy)) * soft + 0.5);
  }

  strokeCircle(centre: Point, radius: number, ink: number, lineWidth: number): void {
    const soft = this.pixelsPerMm;
    this.ink(centre, radius + 1, ink, (dx, dy) => (lineWidth / 2 - Math.abs(Math.hypot(dx, dy) - radius)) * soft + 0.5);
  }

  /** A stroke between two offsets from a point. */
  stroke(centre: Point, from: Point, to: Point, lineWidth: number, ink: number, strength = 1): void {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    const reach = Math.max(Math.hypot(from.x, from.y), Math.hypot(to.x, to.y)) + lineWidth;
    this.ink(centre, reach, ink, (dx, dy) => {
      const reached = Math.max(0, Math.min(length, (dx - from.x) * along.x + (dy - from.y) * along.y));
      const aside = Math.hypot(dx - from.x - along.x * reached, dy - from.y - along.y * reached);
      return strength * Math.min(1, (lineWidth / 2 - aside) * this.pixelsPerMm + 0.5);
    });
  }
}
