import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../db/postgres.js';
import { takeBackup } from './backup.js';
import { loadDatabase } from './load.js';
import type { Manifest } from './manifest.js';

/** Copies the embedded database into an empty PostgreSQL one. Files stay where they are, and so does the embedded database. */
export async function moveToPostgres(dataDir: string, url: string, at: Date): Promise<Manifest> {
  const folder = await mkdtemp(join(tmpdir(), 'gabarita-move-'));
  const target = await openPostgres(url);
  try {
    await takeBackup({ databaseUrl: undefined, dataDir }, join(folder, 'backup'), at);
    return await loadDatabase(target, join(folder, 'backup'));
  } finally {
    await target.close();
    await rm(folder, { recursive: true, force: true });
  }
}
