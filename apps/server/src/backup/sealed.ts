import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, pack } from 'tar-stream';
import { StartError } from '../app-error.js';

/**
 * A backup as one file that only a passphrase opens: a tar, encrypted with age. Both are standards, so that whoever lost this
 * program still gets at it: `age -d backup.tar.age | tar x`.
 */
export async function sealFolder(folder: string, file: string, passphrase: string): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const archive = pack();
  const filled = fill(archive, folder);
  const plain = Readable.toWeb(Readable.from(archive)) as ReadableStream<Uint8Array>;
  const sealed = await encrypter.encrypt(plain as globalThis.ReadableStream<Uint8Array>);
  await Promise.all([filled, pipeline(sealed, createWriteStream(file, { flags: 'wx', mode: 0o600 }))]);
}

async function fill(archive: ReturnType<typeof pack>, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    const path = join(parentPath, name);
    const { size } = await stat(path);
    const entry = archive.entry({ name: relative(folder, path).replaceAll(sep, '/'), size, mode: 0o600 });
    await pipeline(createReadStream(path), entry);
  }
  archive.finalize();
}

/** What a backup holds. Anything else in an archive is not ours, and could be meant for another place on the disk. */
const OURS = /^(backup\.json|checksums\.sha256|(tables|images|photos)\/[\w-][\w.-]*)$/;

export async function openSealed(file: string, folder: string, passphrase: string): Promise<void> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const sealed = Readable.toWeb(createReadStream(file)) as globalThis.ReadableStream<Uint8Array>;
  const plain = await decrypter.decrypt(sealed).catch(() => {
    throw new StartError(`A senha não abre ${file}, ou o arquivo não é uma cópia cifrada. Nada foi mudado.`);
  });
  try {
    await unpack(Readable.fromWeb(plain as ReadableStream), folder);
  } catch (error) {
    if (error instanceof StartError || isOfTheSystem(error)) throw error;
    throw new StartError(`A cópia ${file} está danificada: não se abre até o fim. Nada foi mudado.`);
  }
}

/** A full disk, say, is no fault of the copy. */
const isOfTheSystem = (error: unknown) =>
  error instanceof Error && 'code' in error && /^E[A-Z]+$/.test(String(error.code));

async function unpack(plain: Readable, folder: string): Promise<void> {
  const archive = extract();
  const unpacked = (async () => {
    for await (const entry of archive) {
      const { name } = entry.header;
      if (!OURS.test(name)) throw new StartError(`A cópia tem um arquivo que não é dela: ${name}. Nada foi mudado.`);
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(entry, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    }
  })();
  await Promise.all([pipeline(plain, archive), unpacked]);
}
