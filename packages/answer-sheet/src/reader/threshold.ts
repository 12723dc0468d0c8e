import type { GrayImage } from './gray-image.js';

/** Sums of all pixels above and to the left, with a row and a column of zeros before them. */
export type IntegralImage = Int32Array;

export function integralOf({ width, height, pixels }: GrayImage): IntegralImage {
  const stride = width + 1;
  const sums = new Int32Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    const above = y * stride + 1;
    for (let x = 0; x < width; x++) {
      row += pixels[y * width + x];
      sums[above + stride + x] = sums[above + x] + row;
    }
  }
  return sums;
}

/** A difference from the surroundings smaller than this is sensor noise, whatever the light. */
const LEAST_DIFFERENCE = 4;

/**
 * 1 where a pixel is darker than `ratio` times the mean of the square window around it.
 *
 * The comparison is a ratio, not a difference: in a shadow paper and ink darken by the same factor.
 */
export function darkerThanAround(image: GrayImage, integral: IntegralImage, window: number, ratio: number): Uint8Array {
  const { width, height, pixels } = image;
  const stride = width + 1;
  const reach = window >> 1;
  const dark = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - reach);
    const bottom = Math.min(height, y + reach + 1);
    const above = top * stride;
    const below = bottom * stride;
    for (let x = 0; x < width; x++) {
      const left = x > reach ? x - reach : 0;
      const right = x + reach + 1 < width ? x + reach + 1 : width;
      const sum = integral[below + right] - integral[above + right] - integral[below + left] + integral[above + left];
      const mean = sum / ((bottom - top) * (right - left));
      const value = pixels[y * width + x];
      if (value < mean * ratio && mean - value > LEAST_DIFFERENCE) dark[y * width + x] = 1;
    }
  }
  return dark;
}
