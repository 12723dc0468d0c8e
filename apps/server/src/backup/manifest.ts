import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../app-error.js';

const FORMAT = 1;

/** What a backup says about itself. Written last: a folder without it was cut short. */
export interface Manifest {
  format: typeof FORMAT;
  taken_at: string;
  /** The schema that the rows belong to. */
  migrations: string[];
  /** Rows of each table, in the order in which they are loaded. */
  tables: { name: string; rows: number; last_id: number | null }[];
}

const pathIn = (folder: string) => join(folder, 'backup.json');

export const manifestOf = (takenAt: Date, migrations: string[], tables: Manifest['tables']): Manifest => ({
  format: FORMAT,
  taken_at: takenAt.toISOString(),
  migrations,
  tables,
});

export const writeManifest = (folder: string, manifest: Manifest) =>
  writeFile(
    pathIn(folder),
    `${JSON.stringify(manifest, null, 2)}
`,
    { flag: 'wx' },
  );

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(pathIn(folder), 'utf8').catch(() => undefined);
  if (text === undefined) throw new StartError(`Não há uma cópia completa em ${folder} (falta o arquivo backup.json).`);
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== FORMAT)
    throw new StartError(`A cópia em ${folder} é de uma versão do Gabarita mais nova que esta.`);
  return manifest;
}
