import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const SEGMENT = /^[0-9A-F]{24}$/;

/**
 * Makes commits survive a power cut. The embedded engine writes its log but never asks the disk to keep it; this does,
 * before an answer goes out. Everybody who asks while one sync runs shares the next one, so a burst of saves costs two.
 */
export function walSync(databaseDirectory: string): () => Promise<void> {
  const log = join(databaseDirectory, 'pg_wal');
  let syncedUntil = 0;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  async function syncOnce() {
    const startedAt = Date.now();
    for (const segment of (await readdir(log)).filter((name) => SEGMENT.test(name))) {
      // A margin of two seconds covers file systems that keep coarse times.
      await syncIfNewer(join(log, segment), syncedUntil - 2_000);
    }
    syncedUntil = startedAt;
  }

  function start(): Promise<void> {
    running = syncOnce().finally(() => {
      running = undefined;
    });
    return running;
  }

  return () => {
    if (!running) return start();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return start();
      });
    return next;
  };
}

/** A segment that is gone by now was recycled by a checkpoint: what it held is no longer needed. */
async function syncIfNewer(path: string, than: number): Promise<void> {
  try {
    if ((await stat(path)).mtimeMs >= than) await syncFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.datasync();
  } finally {
    await file.close();
  }
}
