import { basename } from 'node:path';
import { type Booklet, bookletsOf, parseItemFile } from '@gabarita/scoring';
import { StartError } from '../../../app-error.js';
import type { Db } from '../../../db/database.js';
import { type Linked, linkItems } from './link-items.js';
import { findItems, otherYearOf, replaceItems } from './repository.js';

/** A file whose keys agree less than this with the questions we have is of another year, or another exam. */
const AGREEMENT_MIN = 0.9;

export interface ImportedItems {
  year: number;
  items: number;
  booklets: number;
  /** Undefined when the year's questions are not in the database yet; they are linked when they arrive. */
  linked: Linked | undefined;
}

/** Imports an ITENS_PROVA file of INEP, or refuses it whole. Throws `InputError` for what cannot be read. */
export async function importItems(db: Db, fileName: string, text: string): Promise<ImportedItems> {
  const name = basename(fileName);
  const year = Number(/(\d{4})\D*$/.exec(name)?.[1]);
  if (!year) throw new StartError(`${name}: o nome do arquivo deve trazer o ano, como em ITENS_PROVA_2022.csv.`);
  const items = parseItemFile(text);
  if (items.length === 0) throw new StartError(`${name}: o arquivo não tem itens.`);
  return db.transaction(async (tx) => {
    const booklets = [...new Set(items.map(({ booklet }) => booklet))];
    const other = await otherYearOf(tx, year, booklets);
    if (other) throw new StartError(`${name}: estas provas são de ${other}, não de ${year}.`);
    await replaceItems(tx, year, items);
    const linked = await linkItems(tx, year);
    if (linked) refuseAnotherYear(name, year, linked);
    return { year, items: items.length, booklets: booklets.length, linked };
  });
}

/** All booklets of a year as they were scored, errata applied; empty when no item file was imported. */
export async function officialBooklets(db: Db, year: number): Promise<Map<number, Booklet>> {
  return bookletsOf(await findItems(db, year), year);
}

function refuseAnotherYear(name: string, year: number, { compared, disagreements }: Linked): void {
  const agreement = compared === 0 ? 1 : 1 - disagreements.length / compared;
  if (agreement >= AGREEMENT_MIN) return;
  const percent = Math.round(agreement * 100);
  throw new StartError(
    `${name}: só ${percent} % dos gabaritos conferem com as questões de ${year}; o arquivo é de outro ano?`,
  );
}
