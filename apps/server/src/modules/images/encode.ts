import sharp, { type Sharp } from 'sharp';
import { decodeBmp, isBmp, PIXELS_MAX } from './bmp.js';

/** What a phone shows at most, and what a paper may cost a student on mobile data. */
const PHONE_WIDTH = 720;
export const PHONE_BYTES_MAX = 200_000;
const LARGE_WIDTH = 1_600;
const QUALITIES = [84, 70, 50];

interface Encoded {
  bytes: Buffer;
  width: number;
  height: number;
}

export interface EncodedImage {
  large: Encoded;
  /** Null when the large one is already fit for a phone. */
  small: Encoded | null;
}

export class NotAnImage extends Error {}

/** Re-encodes a picture to WebP in two sizes. Its format is told by its content: names and types in the data are wrong. */
export async function encodeImage(bytes: Buffer): Promise<EncodedImage> {
  try {
    const large = await encode(open(bytes), LARGE_WIDTH, Number.POSITIVE_INFINITY);
    const fitsPhone = large.width <= PHONE_WIDTH && large.bytes.length <= PHONE_BYTES_MAX;
    return { large, small: fitsPhone ? null : await encode(open(bytes), PHONE_WIDTH, PHONE_BYTES_MAX) };
  } catch (error) {
    throw error instanceof NotAnImage ? error : new NotAnImage((error as Error).message);
  }
}

/** SVG from elsewhere is refused: it is a program as much as a picture. Ours is kept as it is, by `storeFigure`. */
const READABLE = new Set(['png', 'jpeg', 'gif', 'webp', 'tiff', 'heif']);

function open(bytes: Buffer): () => Promise<Sharp> {
  return async () => {
    if (isBmp(bytes)) {
      const pixels = decodeBmp(bytes);
      if (!pixels) throw new NotAnImage('bitmap de um tipo desconhecido');
      const { data, width, height } = pixels;
      return sharp(data, { raw: { width, height, channels: 3 } });
    }
    const image = sharp(bytes, { failOn: 'truncated', limitInputPixels: PIXELS_MAX });
    const { format } = await image.metadata();
    if (!format || !READABLE.has(format)) throw new NotAnImage(`formato ${format ?? 'desconhecido'}`);
    // Scans carry their rotation in the metadata, which re-encoding drops.
    return image.autoOrient();
  };
}

/** Gives up quality first, then size, until the file is small enough. */
async function encode(read: () => Promise<Sharp>, maxWidth: number, maxBytes: number): Promise<Encoded> {
  for (let limit = maxWidth; ; limit = Math.ceil(limit * 0.75)) {
    for (const quality of QUALITIES) {
      const { data, info } = await (await read())
        .resize({ width: limit, withoutEnlargement: true })
        .webp({ quality, alphaQuality: 100, smartSubsample: true })
        .toBuffer({ resolveWithObject: true });
      if (data.length <= maxBytes) return { bytes: data, width: info.width, height: info.height };
    }
  }
}
