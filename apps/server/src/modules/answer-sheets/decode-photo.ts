import type { GrayImage } from '@gabarita/answer-sheet/reader';
import sharp from 'sharp';

export type DecodeFailure =
  | 'EMPTY_FILE'
  | 'UNSUPPORTED_FORMAT'
  | 'ANIMATED_IMAGE'
  | 'IMAGE_TOO_LARGE'
  | 'CORRUPTED_IMAGE';

export type DecodedPhoto =
  | { readonly ok: true; readonly image: GrayImage }
  | { readonly ok: false; readonly code: DecodeFailure };

const FORMATS = new Set(['jpeg', 'png', 'webp']);
/** Phones deliver up to 50 megapixels; beyond 64 it is a bomb or a mistake. */
const MOST_PIXELS = 64_000_000;
/** About eight pixels per millimetre of sheet: finer detail adds time and memory, not accuracy. */
const LONGER_SIDE = 2400;

/** A photo's greyscale pixels, the right way up. Nothing is decoded before its header has been found acceptable. */
export async function decodePhoto(bytes: Uint8Array): Promise<DecodedPhoto> {
  if (bytes.length === 0) return { ok: false, code: 'EMPTY_FILE' };
  const refusal = await checkHeader(bytes);
  if (refusal) return { ok: false, code: refusal };
  try {
    const { data, info } = await open(bytes)
      .autoOrient()
      .resize({ width: LONGER_SIDE, height: LONGER_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return {
      ok: true,
      image: {
        width: info.width,
        height: info.height,
        pixels: new Uint8Array(data.buffer, data.byteOffset, data.length),
      },
    };
  } catch {
    return { ok: false, code: 'CORRUPTED_IMAGE' };
  }
}

async function checkHeader(bytes: Uint8Array): Promise<DecodeFailure | null> {
  try {
    const { format, pages = 1, width, height } = await open(bytes).metadata();
    if (!FORMATS.has(format)) return 'UNSUPPORTED_FORMAT';
    if (pages > 1) return 'ANIMATED_IMAGE';
    return width * height > MOST_PIXELS ? 'IMAGE_TOO_LARGE' : null;
  } catch {
    return 'UNSUPPORTED_FORMAT';
  }
}

/** `failOn: 'error'` refuses truncated files; a photo missing its lower half would otherwise be read as blank there. */
function open(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true });
}
