import sharp from 'sharp';
import { type PhotoOutcome, readPhoto } from './read-photo.js';

/** A blob travels between threads without being copied. */
export interface PhotoToRead {
  image: Blob;
  questions: number;
}

// One thread reads one photo: libvips must not take the other cores, nor keep what it has decoded.
sharp.concurrency(1);
sharp.cache(false);

/** Reads a photo, in a thread of its own. */
export default async ({ image, questions }: PhotoToRead): Promise<PhotoOutcome> =>
  readPhoto(new Uint8Array(await image.arrayBuffer()), questions);
