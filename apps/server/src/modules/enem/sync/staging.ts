import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What a sync has fetched and not yet finished with, kept on disk: after a kill, the next run goes on where this one
 * stopped. A run that reaches its end leaves nothing behind.
 */
export class Staging {
  readonly #folder: string;

  /** Each source has its own, so that pages of two services never mix. */
  constructor(dataDir: string, from: string) {
    this.#folder = join(dataDir, 'enem-sync', nameFor(from));
  }

  /** The bytes of an address, from the last run if it got them. */
  async through(url: string, fetchBytes: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const path = join(this.#folder, nameFor(url));
    const known = await readFile(path).catch(() => undefined);
    if (known) return known;
    const bytes = await fetchBytes();
    if (bytes) await this.#write(path, bytes);
    return bytes;
  }

  async isDone(year: number): Promise<boolean> {
    return readFile(this.#doneMark(year)).then(
      () => true,
      () => false,
    );
  }

  markDone(year: number): Promise<void> {
    return this.#write(this.#doneMark(year), Buffer.alloc(0));
  }

  clear(): Promise<void> {
    return rm(this.#folder, { recursive: true, force: true });
  }

  #doneMark(year: number): string {
    return join(this.#folder, `done-${year}`);
  }

  async #write(path: string, bytes: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await writeFile(`${path}.part`, bytes);
    await rename(`${path}.part`, path);
  }
}

const nameFor = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
