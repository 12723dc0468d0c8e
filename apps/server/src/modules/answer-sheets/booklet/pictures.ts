import { imagesIn } from '@gabarita/enem';
import sharp from 'sharp';
import type { FileStore } from '../../../files/file-store.js';
import { hashIn, IMAGE_PATH } from '../../images/service.js';
import type { BookletQuestion, Picture } from './booklet.js';

/** A pixel of the web is three quarters of a point. */
const POINTS_PER_PIXEL = 0.75;
/** Figures are drawn at twice their size, so that their lines are sharp on paper. */
const FIGURE_SCALE = 2;
const FIGURE_DENSITY = 72 * FIGURE_SCALE;
/** A column is nine centimetres wide: more would only make the file larger. */
const WIDEST = 1_200;

/** Pictures as they are kept, by the address the texts name them with. */
export type StoredPictures = ReadonlyMap<string, Uint8Array>;

/** The pictures of the questions. One that is not here is left out. */
export async function readPictures(files: FileStore, questions: readonly BookletQuestion[]): Promise<StoredPictures> {
  const pictures = new Map<string, Uint8Array>();
  for (const src of new Set(questions.flatMap(addressesIn))) {
    const bytes = hashIn(src) && (await files.read(src.slice(IMAGE_PATH.length)));
    if (bytes) pictures.set(src, bytes);
  }
  return pictures;
}

/** The same as paper needs them. One that cannot be read is left out. */
export async function printablePictures(stored: StoredPictures): Promise<Map<string, Picture>> {
  const pictures = new Map<string, Picture>();
  // One after the other: a whole exam's pictures at once would hold the memory of a small machine.
  for (const [src, bytes] of stored) {
    const picture = await printable(bytes, src.endsWith('.svg')).catch(() => undefined);
    if (picture) pictures.set(src, picture);
  }
  return pictures;
}

function addressesIn({ context, statement, alternatives }: BookletQuestion): string[] {
  const texts = [context, statement, ...alternatives.map(({ text }) => text)];
  return [...texts.flatMap((text) => imagesIn(text ?? '')), ...alternatives.flatMap(({ image }) => image ?? [])];
}

/** A picture as paper needs it; a figure is drawn from its SVG. */
export async function printable(bytes: Uint8Array, figure: boolean): Promise<Picture> {
  const image = sharp(bytes, figure ? { density: FIGURE_DENSITY } : {});
  const { width: natural } = await image.metadata();
  const small = image.resize({ width: WIDEST, withoutEnlargement: true }).flatten({ background: '#ffffff' });
  const encoded = figure ? small.png({ palette: true }) : small.jpeg({ quality: 82 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  const width = (natural / (figure ? FIGURE_SCALE : 1)) * POINTS_PER_PIXEL;
  return { bytes: data, width, height: (width * info.height) / info.width };
}
