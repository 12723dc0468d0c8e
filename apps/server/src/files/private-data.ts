import type { Dirent, Stats } from 'node:fs';
import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** What others of this machine are given: nothing. */
const OTHERS = 0o077;
const PRIVATE_FOLDER = 0o700;
/** What the server and its commands keep in the data directory, with what restoring and repairing set aside. */
const OURS = /^(database|snapshots|backups|images|photos|deletions\.jsonl|secret\.key$|server\.)/;

/**
 * Everything about everybody is in the data directory, down to the hashes of passwords: nobody else on the machine may look. Files
 * made from now on are private, and those of before, or of a careless copy, are made so.
 */
export async function keepPrivate(dataDir: string, say: (line: string) => void): Promise<void> {
  process.umask(OTHERS);
  const root = resolve(dataDir);
  // What is wrong with the directory itself is said when it is opened.
  await mkdir(root, { recursive: true, mode: PRIVATE_FOLDER }).catch(() => undefined);
  const found = await lstat(root).catch(() => undefined);
  if (!found?.isDirectory()) return;
  const entries = await readdir(root, { withFileTypes: true }).catch(() => undefined);
  if (!entries) return;
  const ours = entries.filter(({ name }) => OURS.test(name));
  // A folder with other things in it, a home or /tmp, is not ours to close.
  const closed = ours.length === entries.length && (await close(root, found));
  const mended = await Promise.all(ours.map((entry) => closeAll(root, entry)));
  if (!mended.every(Boolean) || (!closed && (found.mode & OTHERS) !== 0)) {
    say(`Outras pessoas desta máquina podem ler ${root}. Dê ao Gabarita uma pasta só dele, com o modo 700.`);
  }
}

/** Whether nobody else can read it, or anything in it, now. */
async function closeAll(folder: string, entry: Dirent): Promise<boolean> {
  const path = join(folder, entry.name);
  if (entry.isSymbolicLink()) return true;
  const found = await lstat(path).catch(() => undefined);
  // Another process of ours may have removed it meanwhile.
  if (!found) return true;
  let closed = await close(path, found);
  if (!entry.isDirectory()) return closed;
  for (const inside of await readdir(path, { withFileTypes: true }).catch(() => [])) {
    closed = (await closeAll(path, inside)) && closed;
  }
  return closed;
}

async function close(path: string, { mode }: Stats): Promise<boolean> {
  if ((mode & OTHERS) === 0) return true;
  return chmod(path, mode & ~OTHERS & 0o7777).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  );
}
