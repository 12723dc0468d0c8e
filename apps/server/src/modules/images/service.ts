import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageView } from '@gabarita/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { images } from '../../db/schema/index.js';
import { encodeImage } from './encode.js';

/**
 * Pictures are stored by the hash of the file they came from. A name never stands for another picture, so browsers may
 * keep it for a year, and storing the same one twice costs nothing.
 */

export const IMAGE_PATH = '/files/images/';
export const imagesFolder = (dataDir: string) => join(dataDir, 'images');

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
export async function storeImage(db: Db, dataDir: string, bytes: Buffer): Promise<ImageRow> {
  const hash = hashOf(bytes);
  const known = await knownImage(db, dataDir, hash);
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
  for (const size of small ? [large, small] : [large])
    await writeImageFile(dataDir, fileName(row, size.width), size.bytes);
  // The alternative text is what staff wrote, even when the file had to be made again.
  const { alt: _, ...measures } = row;
  return remember(db, row, measures);
}

/** Stores a figure of our own bank: SVG, sharp at any zoom, with the alternative text it was written with. */
export async function storeFigure(db: Db, dataDir: string, svg: string, alt: string): Promise<ImageRow> {
  const bytes = Buffer.from(svg);
  const measures = {
    hash: hashOf(bytes),
    format: 'svg' as const,
    small_width: null,
    small_height: null,
    ...sizeOfSvg(svg),
  };
  await writeImageFile(dataDir, fileName(measures, measures.width), bytes);
  return remember(db, { ...measures, alt }, { ...measures, alt });
}

export const figureIsStored = (dataDir: string, svg: string): Promise<boolean> =>
  access(join(imagesFolder(dataDir), `${hashOf(Buffer.from(svg))}.svg`)).then(
    () => true,
    () => false,
  );

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** Known, and its file still there: a database restored without its files gets them back on the next sync. */
async function knownImage(db: Db, dataDir: string, hash: string): Promise<ImageRow | undefined> {
  const [row] = await findImages(db, [hash]);
  if (!row) return undefined;
  const widths = row.small_width ? [row.width, row.small_width] : [row.width];
  const files = widths.map((width) => access(join(imagesFolder(dataDir), fileName(row, width))));
  return Promise.all(files).then(
    () => row,
    () => undefined,
  );
}

async function remember(db: Db, row: ImageRow, set: Partial<ImageRow>): Promise<ImageRow> {
  const [stored] = await db.insert(images).values(row).onConflictDoUpdate({ target: images.hash, set }).returning();
  return stored ?? row;
}

/** Under its name only when it is whole: whoever finds the file may serve it. */
async function writeImageFile(dataDir: string, name: string, bytes: Buffer): Promise<void> {
  const folder = imagesFolder(dataDir);
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `.${randomUUID()}`);
  await writeFile(temporary, bytes);
  await rename(temporary, join(folder, name));
}

function sizeOfSvg(svg: string): { width: number; height: number } {
  const [, width, height] = /<svg\b[^>]*\sviewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error('a figure needs a viewBox');
  return { width: Math.round(Number(width)), height: Math.round(Number(height)) };
}
