import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from './file-store.js';

/** No name that is asked for begins like this. */
const HALF_WRITTEN = '.';

export const folderStore = (folder: string): FileStore => ({
  has: (name) =>
    access(join(folder, name)).then(
      () => true,
      () => false,
    ),
  read: (name) => readFile(join(folder, name)).catch(missing),
  write: (name, bytes) => writeWhole(folder, name, bytes),
  remove: (name) => rm(join(folder, name), { force: true }),
});

/** A file that is there and cannot be read is an error: "there is none" would be believed, and kept by caches. */
function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/**
 * Under its name only when it is whole and on the disk: whoever finds the file may serve it, after a power cut too. What breaks
 * on the way leaves nothing.
 */
async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, HALF_WRITTEN + randomUUID());
  try {
    await writeFile(temporary, bytes, { flush: true });
    await rename(temporary, join(folder, name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Removes what a writer left that was killed on the way: one that began before then writes no more. */
export async function sweepHalfWritten(folder: string, begunBefore: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((name) => name.startsWith(HALF_WRITTEN))) {
    const file = join(folder, name);
    // Gone meanwhile: its writer was not dead after all.
    const { mtime } = await stat(file).catch(() => ({ mtime: begunBefore }));
    if (mtime < begunBefore) await rm(file, { force: true });
  }
}
