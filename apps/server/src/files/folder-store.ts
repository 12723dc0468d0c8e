import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from './file-store.js';

export const folderStore = (folder: string): FileStore => ({
  has: (name) =>
    access(join(folder, name)).then(
      () => true,
      () => false,
    ),
  read: (name) => readFile(join(folder, name)).catch(() => undefined),
  write: (name, bytes) => writeWhole(folder, name, bytes),
  remove: (name) => rm(join(folder, name), { force: true }),
});

/** Under its name only when it is whole: whoever finds the file may serve it. What breaks on the way leaves nothing. */
async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `.${randomUUID()}`);
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, join(folder, name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
