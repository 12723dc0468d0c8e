/** The thread that reads photos: one at a time, as long as somebody sends some. */
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { type PhotoOutcome, readPhoto } from './read-photo.js';

/** A blob travels between threads without being copied. */
export interface PhotoToRead {
  image: Blob;
  questions: number;
}

export type ReadingReport = { outcome: PhotoOutcome } | { failure: string };

// One thread reads one photo: libvips must not take the other cores, nor keep what it has decoded.
sharp.concurrency(1);
sharp.cache(false);

parentPort?.on('message', async ({ image, questions }: PhotoToRead) => {
  const bytes = new Uint8Array(await image.arrayBuffer());
  const report: ReadingReport = await readPhoto(bytes, questions).then(
    (outcome) => ({ outcome }),
    (error: unknown) => ({ failure: String(error) }),
  );
  parentPort?.postMessage(report);
});
