import { PAGE, type Point } from '../layout/page.js';
import { brightnessAt, type GrayImage } from '../reader/gray-image.js';
import { blurred } from './blur.js';
import { lightField } from './light.js';
import type { Random } from './random.js';
import { Scene } from './scene.js';
import { SlowField } from './slow-field.js';

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

/** Takes a photo of a page. */
export function photograph(page: GrayImage, conditions: Conditions, random: Random): GrayImage {
  const width = Math.round(Math.sqrt(conditions.megapixels * 1e6 * 0.75));
  const height = Math.round(width / 0.75);
  const scene = new Scene(width, height, conditions, random);
  const light = lightField(width, height, conditions, random);
  let onPage: Point = { x: PAGE.width / 2, y: PAGE.height / 2 };
  const field = new SlowField(width, height, 3, (x, y) => {
    onPage = scene.unproject({ x, y }, onPage);
    return [onPage.x, onPage.y, light(x, y)];
  });
  const lit = illuminate(page, field, width, height, conditions.background);
  const reach = Math.round(conditions.blur * scene.pixelsPerMm * 0.8);
  return { width, height, pixels: develop(blurred(lit, width, height, reach), conditions.noise, random) };
}

/** The light that each pixel gets: from the page, or from a table with a faint pattern. */
function illuminate(page: GrayImage, field: SlowField, width: number, height: number, table: number): Float32Array {
  const scale = page.width / PAGE.width;
  const lit = new Float32Array(width * height);
  const pattern = Float32Array.from({ length: width }, (_, x) => 8 * Math.sin(x * 0.31));
  const [pageX, pageY, light] = [0, 1, 2].map(() => new Float32Array(width));
  for (let y = 0; y < height; y++) {
    [pageX, pageY, light].forEach((values, channel) => {
      field.row(channel, y, values);
    });
    const wave = Math.sin(y * 0.27);
    for (let x = 0; x < width; x++) {
      const isPaper = pageX[x] >= 0 && pageY[x] >= 0 && pageX[x] <= PAGE.width && pageY[x] <= PAGE.height;
      const surface = isPaper
        ? 0.94 * brightnessAt(page, pageX[x] * scale, pageY[x] * scale)
        : table + pattern[x] * wave;
      lit[y * width + x] = surface * light[x];
    }
  }
  return lit;
}

function develop(lit: Float32Array, noise: number, random: Random): Uint8Array {
  const pixels = new Uint8Array(lit.length);
  for (let at = 0; at < lit.length; at++) {
    const grain = noise * random.normal() * Math.sqrt(Math.max(0.1, lit[at] / 200));
    pixels[at] = Math.max(0, Math.min(255, Math.round(lit[at] + grain)));
  }
  return pixels;
}
