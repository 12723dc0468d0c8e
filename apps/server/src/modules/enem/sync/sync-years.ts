import { FIRST_YEAR, isBrokenImage } from '@gabarita/enem';
import { StartError } from '../../../app-error.js';
import type { Database } from '../../../db/database.js';
import { type FileStore, type FilesConfig, fileStore } from '../../../files/file-store.js';
import { NotAnImage } from '../../images/encode.js';
import { sourceOf, storeImage } from '../../images/service.js';
import { linkItems } from '../items/link-items.js';
import { storeEdition } from '../store-edition.js';
import { composeYear, countImages, type ImageResult } from './compose-year.js';
import { DirectorySource } from './directory-source.js';
import type { ExamSource } from './exam-source.js';
import type { Progress } from './progress.js';
import { reportOf, type YearReport } from './quality-report.js';
import { ServiceSource } from './service-source.js';
import { Staging } from './staging.js';

export interface SyncOrder extends FilesConfig {
  from: string;
  /** All that the source has, unless named. */
  years: number[] | undefined;
  /** Hosts that may be inside our own network, beside the one that was typed as such. */
  privateHosts?: readonly string[];
}

interface Work {
  database: Database;
  files: FileStore;
  source: ExamSource;
  progress: Progress;
}

/** Ingests official exams, a year at a time: whatever happens, a year in the database is whole. */
export async function syncYears(
  database: Database,
  { from, years: asked, privateHosts = [], ...filesConfig }: SyncOrder,
  progressFor: (years: number) => Progress,
): Promise<YearReport[]> {
  const staging = new Staging(filesConfig.dataDir, from);
  const files = fileStore(filesConfig, 'images');
  const source = /^https?:\/\//.test(from) ? new ServiceSource(from, staging, privateHosts) : new DirectorySource(from);
  const offered = (await source.years()).filter((year) => year >= FIRST_YEAR);
  const years = offered.filter((year) => asked?.includes(year) ?? true).sort((one, other) => one - other);
  if (years.length === 0) throw new StartError(`${from} não tem nenhum dos anos pedidos.`);
  const progress = progressFor(years.length);
  for (const year of asked ?? []) if (!offered.includes(year)) progress.say(`${year}: a fonte não tem este ano`);

  const reports: YearReport[] = [];
  try {
    for (const year of years) {
      if (await staging.isDone(year)) {
        progress.say(`${year}: já sincronizado antes da interrupção`);
        continue;
      }
      reports.push(await syncYear({ database, files, source, progress }, year));
      await staging.markDone(year);
    }
  } finally {
    progress.end();
  }
  await staging.clear();
  return reports;
}

async function syncYear({ database, files, source, progress }: Work, year: number): Promise<YearReport> {
  progress.startYear(year);
  const fetched = await source.readYear(year, () => progress.questionRead());
  progress.startImages(countImages(year, fetched));

  const bringImage = async (url: string): Promise<ImageResult> => {
    if (isBrokenImage(url)) return { reason: 'image-broken' };
    try {
      const bytes = await source.readImage(url);
      if (!bytes) return { reason: 'image-missing' };
      const image = await storeImage(database.db, files, bytes);
      return { hash: image.hash, src: sourceOf(image) };
    } catch (error) {
      if (!(error instanceof NotAnImage)) throw error;
      progress.say(`${year}: ${url} não é uma imagem (${error.message}); a questão fica em quarentena`);
      return { reason: 'image-unreadable' };
    } finally {
      progress.imageBrought();
    }
  };
  const composed = await composeYear(year, fetched, bringImage);
  const stored = await database.db.transaction(async (tx) => {
    const edition = await storeEdition(tx, composed.content);
    await linkItems(tx, year);
    return edition;
  });
  await database.durable();
  progress.finishYear();
  return reportOf(composed, stored);
}
