import { createHash } from 'node:crypto';
import type { ImageView } from '@gabarita/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { images } from '../../db/schema/index.js';
import type { FileStore } from '../../files/file-store.js';
import { encodeImage } from './encode.js';

/**
 * Pictures are stored by the hash of the file they came from. A name never stands for another picture, so browsers may
 * keep it for a year, and storing the same one twice costs nothing.
 */

export const IMAGE_PATH = '/files/images/';

type ImageRow = typeof images.$inferSelect;

const SOURCE = new RegExp(`^${IMAGE_PATH}([0-9a-f]{32})(?:-\\d+)?\\.(?:webp|svg)$`);

/** The image an address of ours stands for; undefined for any other address. */
export const hashIn = (src: string): string | undefined => SOURCE.exec(src)?.[1];

const fileName = ({ hash, format }: Pick<ImageRow, 'hash' | 'format'>, width: number) =>
  format === 'svg' ? `${hash}.svg` : `${hash}-${width}.webp`;

export const sourceOf = (image: Pick<ImageRow, 'hash' | 'format' | 'width'>): string =>
  IMAGE_PATH + fileName(image, image.width);

export function imageView(image: ImageRow): ImageView {
  const { alt, width, height, small_width, small_height } = image;
  const small =
    small_width && small_height
      ? { src: IMAGE_PATH + fileName(image, small_width), width: small_width, height: small_height }
      : null;
  return { src: sourceOf(image), alt, width, height, small };
}

export async function findImages(db: Db, hashes: string[]): Promise<ImageRow[]> {
  return hashes.length === 0 ? [] : db.select().from(images).where(inArray(images.hash, hashes));
}

export async function setAlternativeText(tx: Db, hash: string, alt: string): Promise<void> {
  await tx.update(images).set({ alt }).where(eq(images.hash, hash));
}

/** Stores a photograph or scan, whatever its format, as WebP. Throws `NotAnImage`. */
export async function storeImage(db: Db, files: FileStore, bytes: Buffer): Promise<ImageRow> {
  const hash = hashOf(bytes);
  const known = await knownImage(db, files, hash);
  if (known) return known;
  const { large, small } = await encodeImage(bytes);
  const row: ImageRow = {
    hash,
    format: 'webp',
    alt: '',
    width: large.width,
    height: large.height,
    small_width: small?.width ?? null,
    small_height: small?.height ?? null,
  };
  for (const size of small ? [large, small] : [large]) await files.write(fileName(row, size.width), size.bytes);
  // The alternative text is what staff wrote, even when the file had to be made again.
  const { alt: _, ...measures } = row;
  return remember(db, row, measures);
}

/** Stores a figure of our own bank: SVG, sharp at any zoom, with the alternative text it was written with. */
export async function storeFigure(db: Db, files: FileStore, svg: string, alt: string): Promise<ImageRow> {
  const bytes = Buffer.from(svg);
  const measures = {
    hash: hashOf(bytes),
    format: 'svg' as const,
    small_width: null,
    small_height: null,
    ...sizeOfSvg(svg),
  };
  await files.write(fileName(measures, measures.width), bytes);
  return remember(db, { ...measures, alt }, { ...measures, alt });
}

export const figureIsStored = (files: FileStore, svg: string): Promise<boolean> =>
  files.has(`${hashOf(Buffer.from(svg))}.svg`);

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** Known, and its file still there: a database restored without its files gets them back on the next sync. */
async function knownImage(db: Db, files: FileStore, hash: string): Promise<ImageRow | undefined> {
  const [row] = await findImages(db, [hash]);
  if (!row) return undefined;
  const widths = row.small_width ? [row.width, row.small_width] : [row.width];
  const there = await Promise.all(widths.map((width) => files.has(fileName(row, width))));
  return there.every(Boolean) ? row : undefined;
}

async function remember(db: Db, row: ImageRow, set: Partial<ImageRow>): Promise<ImageRow> {
  const [stored] = await db.insert(images).values(row).onConflictDoUpdate({ target: images.hash, set }).returning();
  return stored ?? row;
}

function sizeOfSvg(svg: string): { width: number; height: number } {
  const [, width, height] = /<svg\b[^<>]*\sviewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error('a figure needs a viewBox');
  return { width: Math.round(Number(width)), height: Math.round(Number(height)) };
}
