import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../app-error.js';
import { damaged, writeChecksums } from './checksums.js';

const FORMAT = 2;
/** Backups of this one have no checksums. */
const FIRST_FORMAT = 1;

/** What a backup says about itself. Written last: a folder without it was cut short. */
export interface Manifest {
  format: typeof FORMAT | typeof FIRST_FORMAT;
  taken_at: string;
  /** The schema that the rows belong to. */
  migrations: string[];
  /** Rows of each table, in the order in which they are loaded. */
  tables: { name: string; rows: number; last_id: number | null }[];
  /** Of the list with the checksum of every file. */
  checksums?: string;
}

const pathIn = (folder: string) => join(folder, 'backup.json');

export const manifestOf = (takenAt: Date, migrations: string[], tables: Manifest['tables']): Manifest => ({
  format: FORMAT,
  taken_at: takenAt.toISOString(),
  migrations,
  tables,
});

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const checksums = await writeChecksums(folder);
  await writeFile(pathIn(folder), `${JSON.stringify({ ...manifest, checksums }, null, 2)}\n`, { flag: 'wx' });
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(pathIn(folder), 'utf8').catch(() => undefined);
  if (text === undefined) throw new StartError(`Não há uma cópia completa em ${folder} (falta o arquivo backup.json).`);
  const manifest = parsed(text);
  if (manifest.format !== FORMAT && manifest.format !== FIRST_FORMAT)
    throw new StartError(`A cópia em ${folder} é de uma versão do Gabarita mais nova que esta.`);
  return manifest;
}

function parsed(text: string): Manifest {
  try {
    return JSON.parse(text) as Manifest;
  } catch {
    throw damaged('backup.json');
  }
}
