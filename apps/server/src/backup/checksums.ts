import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../app-error.js';

/** In the form of `sha256sum`, so that anybody can check a backup without us: `sha256sum -c checksums.sha256`. */
const LIST = 'checksums.sha256';
const LINE = /^([0-9a-f]{64}) {2}(.+)$/;

/** Writes down what each file of a backup should be, and answers what the list itself should. */
export async function writeChecksums(folder: string): Promise<string> {
  const lines: string[] = [];
  for (const name of await filesIn(folder)) lines.push(`${await hashOfFile(join(folder, name))}  ${name}\n`);
  const list = lines.join('');
  await writeFile(join(folder, LIST), list, { flag: 'wx' });
  return hashOfText(list);
}

/** Refuses a backup of which anything was lost or changed on its way. */
export async function verifyChecksums(folder: string, ofList: string): Promise<void> {
  const list = await readFile(join(folder, LIST), 'utf8').catch(() => '');
  if (hashOfText(list) !== ofList) throw damaged(LIST);
  for (const line of list.split('\n').filter(Boolean)) {
    const [, hash, name = ''] = LINE.exec(line) ?? [];
    if ((await hashOfFile(join(folder, name)).catch(() => undefined)) !== hash) throw damaged(name);
  }
}

export const damaged = (name: string) =>
  new StartError(`A cópia está danificada: ${name} não está como foi gravado. Nada foi mudado.`);

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .sort();
}

const hashOfText = (text: string) => createHash('sha256').update(text).digest('hex');

async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
