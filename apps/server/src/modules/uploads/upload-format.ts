import { IMAGE_TYPES } from '@gabarita/contract';
import sharp from 'sharp';
import { AppError } from '../../app-error.js';
import { PIXELS_MAX } from '../images/bmp.js';

/** What WebP, in which pictures are kept, can hold. */
const SIDE_MAX = 16_383;

/** Refuses what is not one of the three formats, or would fill the memory once unpacked: a few bytes can say any size. */
export async function refuseUnlessPicture(bytes: Buffer): Promise<void> {
  const { format, width, height } = await claimOf(bytes);
  if (!IMAGE_TYPES.some((type) => type === `image/${format}`)) throw new AppError('uploads.format-invalid');
  if (width * height > PIXELS_MAX || Math.max(width, height) > SIDE_MAX) throw new AppError('uploads.too-many-pixels');
}

/** What the file says it is, read from its first bytes without unpacking the picture. */
async function claimOf(bytes: Buffer) {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw new AppError('uploads.format-invalid');
  }
}
