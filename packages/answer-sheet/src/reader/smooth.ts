import type { GrayImage } from './gray-image.js';

/** A light blur, weights 1 2 1 across and down, repeated `times`. */
export function smooth(image: GrayImage, times: number): GrayImage {
  let current = image;
  for (let round = 0; round < times; round++) current = smoothOnce(current);
  return current;
}

function smoothOnce({ width, height, pixels }: GrayImage): GrayImage {
  const across = new Uint8Array(width * height);
  const both = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    across[row] = pixels[row];
    across[row + width - 1] = pixels[row + width - 1];
    for (let at = row + 1; at < row + width - 1; at++) {
      across[at] = (pixels[at - 1] + 2 * pixels[at] + pixels[at + 1] + 2) >> 2;
    }
  }
  both.set(across.subarray(0, width));
  both.set(across.subarray((height - 1) * width), (height - 1) * width);
  for (let at = width; at < (height - 1) * width; at++) {
    both[at] = (across[at - width] + 2 * across[at] + across[at + width] + 2) >> 2;
  }
  return { width, height, pixels: both };
}

/** How grainy a picture is: the median of what a Laplacian leaves on a sparse grid, in grey levels. */
export function graininess({ width, height, pixels }: GrayImage): number {
  const histogram = new Uint32Array(256);
  let total = 0;
  for (let y = 2; y < height - 2; y += 5) {
    for (let at = y * width + 2; at < (y + 1) * width - 2; at += 5) {
      const around = pixels[at - 1] + pixels[at + 1] + pixels[at - width] + pixels[at + width];
      histogram[Math.min(255, Math.abs(4 * pixels[at] - around) >> 1)]++;
      total++;
    }
  }
  let below = 0;
  for (let level = 0; level < 256; level++) {
    below += histogram[level];
    if (below * 2 >= total) return level;
  }
  return 255;
}
