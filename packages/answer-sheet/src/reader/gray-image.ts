/** Greyscale pixels in rows from the top; 0 is black. Coordinates are continuous: the first pixel spans 0 to 1. */
export interface GrayImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array | Uint8ClampedArray;
}

/** Brightness between pixels, from the four around; outside the image, that of its edge. */
export function brightnessAt({ width, height, pixels }: GrayImage, x: number, y: number): number {
  const left = Math.min(Math.max(x - 0.5, 0), width - 1.001);
  const top = Math.min(Math.max(y - 0.5, 0), height - 1.001);
  const column = left | 0;
  const row = top | 0;
  const right = left - column;
  const down = top - row;
  const at = row * width + column;
  const upper = pixels[at] + (pixels[at + 1] - pixels[at]) * right;
  const lower = pixels[at + width] + (pixels[at + width + 1] - pixels[at + width]) * right;
  return upper + (lower - upper) * down;
}

/** Averages squares of `factor` × `factor` pixels. */
export function shrink(image: GrayImage, factor: number): GrayImage {
  if (factor <= 1) return image;
  const width = Math.floor(image.width / factor);
  const height = Math.floor(image.height / factor);
  const pixels = new Uint8Array(width * height);
  const sums = new Uint32Array(width);
  const count = factor * factor;
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    for (let line = 0; line < factor; line++) {
      let from = (y * factor + line) * image.width;
      for (let x = 0; x < width; x++) {
        for (let step = 0; step < factor; step++) sums[x] += image.pixels[from++];
      }
    }
    for (let x = 0; x < width; x++) pixels[y * width + x] = (sums[x] + count / 2) / count;
  }
  return { width, height, pixels };
}

export function isInside({ width, height }: GrayImage, x: number, y: number, margin = 0): boolean {
  return x >= margin && y >= margin && x <= width - margin && y <= height - margin;
}
