import { PAGE, type Point } from '../layout/page.js';
import { brightnessAt, type GrayImage } from '../reader/gray-image.js';
import { lightField } from './light.js';
import type { Random } from './random.js';
import { Scene } from './scene.js';

/** How a photo is taken; lengths on paper in millimetres. */
export interface Conditions {
  readonly megapixels: number;
  readonly tiltDegrees: number;
  readonly rollDegrees: number;
  /** Share of the picture's height or width that the sheet takes up. */
  readonly fill: number;
  readonly curl: number;
  readonly blur: number;
  /** Light on the darkest side, with 1 on the brightest. */
  readonly evenness: number;
  /** Light in a shadow; 1 is none. */
  readonly shadow: number;
  readonly exposure: number;
  /** Deviation in grey levels of a bright pixel. */
  readonly noise: number;
  readonly background: number;
}

export const CAREFUL: Conditions = {
  megapixels: 3,
  tiltDegrees: 4,
  rollDegrees: 1,
  fill: 0.94,
  curl: 0.3,
  blur: 0.05,
  evenness: 0.9,
  shadow: 1,
  exposure: 1,
  noise: 1,
  background: 130,
};

/** The inverse of the scene is computed at every eighth pixel and is straight enough in between. */
const GRID = 8;

/** Takes a photo of a page. */
export function photograph(page: GrayImage, conditions: Conditions, random: Random): GrayImage {
  const width = Math.round(Math.sqrt(conditions.megapixels * 1e6 * 0.75));
  const height = Math.round(width / 0.75);
  const scene = new Scene(width, height, conditions, random);
  const onPage = inverseMap(scene, width, height);
  const light = lightField(width, height, conditions, random);
  const pixelsPerMm = page.width / PAGE.width;
  const lit = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const { x: pageX, y: pageY } = onPage(x, y);
      const isPaper = pageX >= 0 && pageY >= 0 && pageX <= PAGE.width && pageY <= PAGE.height;
      const surface = isPaper
        ? 0.94 * brightnessAt(page, pageX * pixelsPerMm, pageY * pixelsPerMm)
        : conditions.background + 8 * Math.sin(x * 0.31) * Math.sin(y * 0.27);
      lit[y * width + x] = surface * light(x, y);
    }
  }
  const radius = conditions.blur * scene.pixelsPerMm;
  return { width, height, pixels: develop(blurred(lit, width, height, radius), conditions.noise, random) };
}

function inverseMap(scene: Scene, width: number, height: number): (x: number, y: number) => Point {
  const columns = Math.ceil(width / GRID) + 2;
  const rows = Math.ceil(height / GRID) + 2;
  const xs = new Float32Array(columns * rows);
  const ys = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const point = scene.unproject({ x: column * GRID, y: row * GRID });
      xs[row * columns + column] = point.x;
      ys[row * columns + column] = point.y;
    }
  }
  const between = (values: Float32Array, at: number, right: number, down: number) => {
    const upper = values[at] * (1 - right) + values[at + 1] * right;
    const lower = values[at + columns] * (1 - right) + values[at + columns + 1] * right;
    return upper * (1 - down) + lower * down;
  };
  return (x, y) => {
    const column = Math.floor(x / GRID);
    const row = Math.floor(y / GRID);
    const at = row * columns + column;
    const [right, down] = [x / GRID - column, y / GRID - row];
    return { x: between(xs, at, right, down), y: between(ys, at, right, down) };
  };
}

/** Two box blurs across and two down: near enough to a lens out of focus. */
function blurred(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const reach = Math.round(radius * 0.8);
  if (reach < 1) return values;
  let current = values;
  for (let round = 0; round < 2; round++) {
    current = boxBlur(current, width, height, 1, width, reach);
    current = boxBlur(current, height, width, width, 1, reach);
  }
  return current;
}

function boxBlur(
  values: Float32Array,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
  reach: number,
): Float32Array {
  const blurry = new Float32Array(values.length);
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep;
    const at = (index: number) => values[start + Math.max(0, Math.min(length - 1, index)) * step];
    let sum = 0;
    for (let index = -reach; index <= reach; index++) sum += at(index);
    for (let index = 0; index < length; index++) {
      blurry[start + index * step] = sum / (2 * reach + 1);
      sum += at(index + reach + 1) - at(index - reach);
    }
  }
  return blurry;
}

function develop(lit: Float32Array, noise: number, random: Random): Uint8Array {
  const pixels = new Uint8Array(lit.length);
  for (let at = 0; at < lit.length; at++) {
    const grain = noise * random.normal() * Math.sqrt(Math.max(0.1, lit[at] / 200));
    pixels[at] = Math.max(0, Math.min(255, Math.round(lit[at] + grain)));
  }
  return pixels;
}
