import { IMAGES } from './caches';
import { answerable, type ExamPaper } from './exam-paper';

/** Fetches the images of the whole paper while there is a network, so that no question is blind without one. */
export async function keepImages(paper: ExamPaper): Promise<void> {
  // Caches exist only in a secure context, as the service worker that reads them does.
  if (!('caches' in window)) return;
  const cache = await caches.open(IMAGES);
  for (const address of addresses(paper)) {
    if (!(await cache.match(address))) await cache.add(address).catch(() => undefined);
  }
}

/** Somebody leaves: whoever sits down next must not find the figures of an exam that is still on. */
export async function forgetImages(): Promise<void> {
  if ('caches' in window) await caches.delete(IMAGES);
}

const addresses = (paper: ExamPaper): Set<string> =>
  new Set(answerable(paper).flatMap(({ images }) => images.flatMap(({ src, small }) => [small?.src ?? src, src])));
