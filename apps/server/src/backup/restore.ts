import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../db/database.js';
import { type DatabaseConfig, openAsIs } from '../db/open.js';
import { copyFolder, FILE_FOLDERS, takeBackup } from './backup.js';
import { verifyChecksums } from './checksums.js';
import { readDeletions, replayDeletions } from './deletions.js';
import { loadDatabase } from './load.js';
import { type Manifest, readManifest } from './manifest.js';
import { openSealed } from './sealed.js';

export interface Restored {
  manifest: Manifest;
  /** People who had deleted their account after the backup: they are gone again. */
  deletedAgain: number;
  /** Where what was there before is kept. */
  before: string | undefined;
}

interface RestoreOptions {
  /** Whether a database that is in use may be set aside. */
  replace: boolean;
  at: Date;
}

/** Puts a backup in the place of the configured database, which must be empty or may be set aside. */
export async function restoreBackup(
  config: DatabaseConfig,
  folder: string,
  options: RestoreOptions,
): Promise<Restored> {
  const { taken_at, checksums } = await readManifest(folder);
  if (checksums !== undefined) await verifyChecksums(folder, checksums);
  const deletions = await readDeletions(config.dataDir);
  const before = options.replace ? await setAside(config, options.at) : undefined;
  const database = await openAsIs(config, console.error);
  try {
    const manifest = await loadDatabase(database, folder);
    const deletedAgain = await replayDeletions(database.db, deletions, new Date(taken_at));
    for (const name of FILE_FOLDERS) await copyFolder(join(folder, name), join(config.dataDir, name));
    await database.durable();
    return { manifest, deletedAgain, before };
  } finally {
    await database.close();
  }
}

/** The same from a file that a passphrase opens. */
export async function restoreSealed(
  config: DatabaseConfig,
  file: string,
  passphrase: string,
  options: RestoreOptions,
): Promise<Restored> {
  const opened = await mkdtemp(join(tmpdir(), 'gabarita-restore-'));
  try {
    await openSealed(file, opened, passphrase);
    return await restoreBackup(config, opened, options);
  } finally {
    await rm(opened, { recursive: true, force: true });
  }
}

/** Nothing is thrown away: the embedded database keeps its files under another name, PostgreSQL becomes a backup first. */
async function setAside(config: DatabaseConfig, at: Date): Promise<string | undefined> {
  const moment = at.toISOString().replaceAll(/[:.]/g, '-');
  const database = await openAsIs(config, console.error);
  if (config.databaseUrl) return emptied(config, database, join(config.dataDir, 'backups', `${moment}-before-restore`));
  // Opened only to be sure that no server is using it.
  await database.close();
  const directory = join(config.dataDir, 'database');
  if (!existsSync(directory)) return undefined;
  const aside = `${directory}.before-restore-${moment}`;
  await rename(directory, aside);
  return aside;
}

async function emptied(config: DatabaseConfig, database: Database, backup: string): Promise<string> {
  try {
    await takeBackup(config, backup, new Date());
    await database.pool.query('drop schema public cascade');
    await database.pool.query('create schema public');
    return backup;
  } finally {
    await database.close();
  }
}
