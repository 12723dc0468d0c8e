import type { AlternativeView, ImageView } from '@gabarita/contract';
import { imagesIn } from '@gabarita/enem';
import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { alternatives } from '../../db/schema/index.js';
import { findImages, hashIn, imageView } from '../images/service.js';

/** What is asked of a student. Nothing here touches `question_keys`, so nothing built on it can give a key away. */
export interface Asked {
  context: string | null;
  statement: string;
  alternatives: AlternativeView[];
  images: ImageView[];
}

interface Texts {
  id: number;
  context: string | null;
  statement: string;
}

/** The questions with their alternatives and the measures of their images, in three queries however many they are. */
export async function withAsked<Row extends Texts>(db: Db, rows: Row[]): Promise<(Row & Asked)[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select()
    .from(alternatives)
    .where(inArray(alternatives.question_id, ids))
    .orderBy(asc(alternatives.question_id), asc(alternatives.letter));
  const alternativesOf = new Map(ids.map((id) => [id, found.filter(({ question_id }) => question_id === id)]));
  const hashesOf = new Map(rows.map((row) => [row.id, imageHashes(row, alternativesOf.get(row.id) ?? [])]));
  const stored = await findImages(db, [...new Set([...hashesOf.values()].flat())]);
  const images = new Map(stored.map((image) => [image.hash, imageView(image)]));
  return rows.map((row) => ({
    ...row,
    alternatives: (alternativesOf.get(row.id) ?? []).map(({ id, letter, text, image }) => ({
      id,
      letter,
      text,
      image: (image && images.get(image)?.src) ?? null,
    })),
    images: (hashesOf.get(row.id) ?? []).flatMap((hash) => images.get(hash) ?? []),
  }));
}

function imageHashes(
  { context, statement }: Texts,
  options: { text: string | null; image: string | null }[],
): string[] {
  const texts = [context ?? '', statement, ...options.map(({ text }) => text ?? '')];
  const inTexts = texts.flatMap(imagesIn).flatMap((src) => hashIn(src) ?? []);
  return [...new Set([...inTexts, ...options.flatMap(({ image }) => image ?? [])])];
}
