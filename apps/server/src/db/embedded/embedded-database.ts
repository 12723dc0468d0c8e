import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import pg from 'pg';
import { StartError } from '../../app-error.js';
import { type Database, overPool } from '../database.js';
import { PlanKeepingClient } from '../plan-keeping-client.js';
import { lockDirectory } from './directory-lock.js';
import { EngineThread } from './engine-thread.js';
import { Snapshots } from './snapshots.js';
import { walSync } from './wal-sync.js';

/** Opens the embedded database in a directory of its own, recovering from the last snapshot if it no longer opens. */
export async function openEmbedded(dataDir: string, say: (line: string) => void): Promise<Database> {
  const root = writableDirectory(dataDir);
  const opening: { database?: Database } = {};
  const release = await lockDirectory(root, async () => {
    if (!opening.database?.embedded) throw new Error('not open yet');
    return opening.database.embedded.snapshot(new Date());
  });
  try {
    opening.database = await openLocked(root, say, release);
    return opening.database;
  } catch (error) {
    release();
    throw error;
  }
}

async function openLocked(root: string, say: (line: string) => void, release: () => void): Promise<Database> {
  const directory = join(root, 'database');
  const snapshots = new Snapshots(join(root, 'snapshots'));
  const engine = await startEngine(directory, snapshots, say);
  const pool = new pg.Pool({ ...engine.connection, max: 1, Client: PlanKeepingClient });
  return {
    db: overPool(pool),
    pool,
    durable: walSync(directory),
    embedded: { snapshot: (at) => snapshots.take(at, (path) => engine.snapshot(path)) },
    async close() {
      await pool.end();
      await engine.close();
      release();
    },
  };
}

async function startEngine(
  directory: string,
  snapshots: Snapshots,
  say: (line: string) => void,
): Promise<EngineThread> {
  // Optimising the engine's code costs seconds of start and a gigabyte of memory, and buys little.
  setFlagsFromString('--liftoff-only');
  const existed = existsSync(join(directory, 'PG_VERSION'));
  // Without PG_VERSION the first start was cut short before anything was stored: begin anew.
  if (!existed) await rm(directory, { recursive: true, force: true });
  try {
    return await EngineThread.start(directory);
  } catch (error) {
    const [newest] = existed ? await snapshots.list() : [];
    const reason = error instanceof Error ? error.message : String(error);
    if (!newest) throw new StartError(`O banco de dados em ${directory} não abre, e não há cópia dele: ${reason}`);
    const broken = await snapshots.restore(newest, directory);
    say(`O banco de dados não abriu (${reason}). Voltamos à cópia de ${newest}; o original ficou em ${broken}.`);
    return EngineThread.start(directory);
  }
}

function writableDirectory(dataDir: string): string {
  const root = resolve(dataDir);
  try {
    mkdirSync(root, { recursive: true });
    accessSync(root, constants.W_OK);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new StartError(
      `Não é possível escrever na pasta de dados ${root} (${reason}). Ajuste a permissão ou DATA_DIR.`,
    );
  }
  return root;
}
