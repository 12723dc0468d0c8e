import type { GrayImage } from '@gabarita/answer-sheet/reader';
import sharp from 'sharp';

export type DecodeFailure =
  | 'EMPTY_FILE'
  | 'UNSUPPORTED_FORMAT'
  | 'ANIMATED_IMAGE'
  | 'IMAGE_TOO_LARGE'
  | 'ODD_SHAPE'
  | 'CORRUPTED_IMAGE';

export type DecodedPhoto =
  | { readonly ok: true; readonly image: GrayImage }
  | { readonly ok: false; readonly reason: DecodeFailure };

const FORMATS = new Set(['jpeg', 'png', 'webp']);
/** Phones deliver up to 50 megapixels; beyond 64 it is a bomb or a mistake. */
const MOST_PIXELS = 64_000_000;
/** The longest screens are 21:9. A line of pixels a kilometre long has few of them, and takes half a minute to shrink. */
const LONGEST_SHAPE = 4;
/** Longer side with five pixels or more per millimetre of sheet: finer detail adds time and memory, not accuracy. */
const SIDE = { least: 1600, usual: 2000, most: 2200 };

/** A photo's greyscale pixels, the right way up. Nothing is decoded before its header has been found acceptable. */
export async function decodePhoto(bytes: Uint8Array): Promise<DecodedPhoto> {
  if (bytes.length === 0) return { ok: false, reason: 'EMPTY_FILE' };
  const header = await readHeader(bytes);
  if (!header || !FORMATS.has(header.format)) return { ok: false, reason: 'UNSUPPORTED_FORMAT' };
  if ((header.pages ?? 1) > 1) return { ok: false, reason: 'ANIMATED_IMAGE' };
  if (header.width * header.height > MOST_PIXELS) return { ok: false, reason: 'IMAGE_TOO_LARGE' };
  const [shorter = 0, longer = 0] = [header.width, header.height].sort((a, b) => a - b);
  if (longer > LONGEST_SHAPE * shorter) return { ok: false, reason: 'ODD_SHAPE' };
  try {
    return { ok: true, image: await greyPixels(bytes, sideFor(longer)) };
  } catch {
    return { ok: false, reason: 'CORRUPTED_IMAGE' };
  }
}

async function readHeader(bytes: Uint8Array) {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
}

/** Half, a quarter or an eighth where that will do: JPEG then decodes straight to that size, in a fraction of the time. */
function sideFor(longer: number): number {
  let side = longer;
  while (side / 2 >= SIDE.least) side /= 2;
  return side > SIDE.most ? SIDE.usual : Math.ceil(side);
}

async function greyPixels(bytes: Uint8Array, side: number): Promise<GrayImage> {
  const { data, info } = await open(bytes)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: new Uint8Array(data.buffer, data.byteOffset, data.length) };
}

/** `failOn: 'truncated'` refuses files that end early: a photo missing its lower half would otherwise be read as blank there. */
function open(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated', sequentialRead: true });
}
