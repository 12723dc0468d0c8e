import { existsSync } from 'node:fs';
import { cp, lstat, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '../app-error.js';
import type { Database } from '../db/database.js';
import { askForSnapshot, DirectoryInUse } from '../db/embedded/directory-lock.js';
import { openEmbedded } from '../db/embedded/embedded-database.js';
import { type DatabaseConfig, openAsIs } from '../db/open.js';
import { dumpDatabase } from './dump.js';
import { type Manifest, writeManifest } from './manifest.js';
import { sealFolder } from './sealed.js';

/** What DATA_DIR holds beside the database; with a bucket configured these are copies of what is there. */
export const FILE_FOLDERS = ['images', 'photos'];

/** Writes the database and the files into a new folder, while the server goes on working. */
export async function takeBackup(config: DatabaseConfig, folder: string, at: Date): Promise<Manifest> {
  if (existsSync(folder)) throw new StartError(`A pasta ${folder} já existe; escolha outra com --to.`);
  // Everything about everybody is in it: nobody else on the machine may look.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const manifest = await withDatabaseToRead(config, ({ pool }) => dumpDatabase(pool, folder, at));
  // A file is stored before the row that names it, so what is copied after the rows has all of theirs.
  for (const name of FILE_FOLDERS) await copyFolder(await whereIs(join(config.dataDir, name)), join(folder, name));
  await writeManifest(folder, manifest);
  return manifest;
}

/** The same as one file that only the passphrase opens. What is gathered for it lies beside it, and goes whatever happens. */
export async function takeSealedBackup(
  config: DatabaseConfig,
  file: string,
  passphrase: string,
  at: Date,
): Promise<Manifest> {
  if (existsSync(file)) throw new StartError(`O arquivo ${file} já existe; escolha outro com --to.`);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const gathered = await mkdtemp(join(dirname(file), '.gabarita-backup-'));
  try {
    const manifest = await takeBackup(config, join(gathered, 'backup'), at);
    await sealFolder(join(gathered, 'backup'), file, passphrase);
    return manifest;
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await rm(gathered, { recursive: true, force: true });
  }
}

export async function copyFolder(from: string, to: string): Promise<void> {
  if (existsSync(from)) await cp(from, to, { recursive: true, filter: isPlain });
}

/** The data directory is our own: a folder of it may lie on another disk, behind a link. */
const whereIs = (folder: string) => realpath(folder).catch(() => folder);

/** A link in a copy that somebody laid out could lead to any file of this machine, which would be served as a picture then. */
async function isPlain(path: string): Promise<boolean> {
  const found = await lstat(path);
  return found.isFile() || found.isDirectory();
}

/** The configured database; where a server holds the embedded one, a copy that the server made for us. */
async function withDatabaseToRead<T>(config: DatabaseConfig, read: (database: Database) => Promise<T>): Promise<T> {
  try {
    return await reading(await openAsIs(config, console.error), read);
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
  }
  const snapshot = await askForSnapshot(resolve(config.dataDir));
  const copy = await mkdtemp(join(tmpdir(), 'gabarita-backup-'));
  try {
    await cp(snapshot, join(copy, 'database'), { recursive: true });
    return await reading(await openEmbedded(copy, console.error), read);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function reading<T>(database: Database, read: (database: Database) => Promise<T>): Promise<T> {
  try {
    return await read(database);
  } finally {
    await database.close();
  }
}
