import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const KEPT = 3;
const COMPLETE = /^\d{4}-\d{2}-\d{2}T[\d-]+Z$/;

/** Copies of the embedded database, named by the moment they were made; the newest few are kept. */
export class Snapshots {
  constructor(private readonly folder: string) {}

  /** Complete snapshots, newest first. A copy that was cut short still carries its temporary name and is not listed. */
  async list(): Promise<string[]> {
    if (!existsSync(this.folder)) return [];
    const names = (await readdir(this.folder)).filter((name) => COMPLETE.test(name)).sort();
    return names.reverse();
  }

  async take(at: Date, copyTo: (path: string) => Promise<void>): Promise<string> {
    await mkdir(this.folder, { recursive: true });
    const name = at.toISOString().replaceAll(/[:.]/g, '-');
    const partial = join(this.folder, `${name}.partial`);
    await rm(partial, { recursive: true, force: true });
    await copyTo(partial);
    const complete = join(this.folder, name);
    await rename(partial, complete);
    for (const old of (await this.list()).slice(KEPT)) {
      await rm(join(this.folder, old), { recursive: true, force: true });
    }
    return complete;
  }

  /** Puts a snapshot in the place of a database that no longer opens, which is kept aside under another name. */
  async restore(name: string, directory: string): Promise<string> {
    const broken = `${directory}.broken-${Date.now()}`;
    const copy = `${directory}.restoring`;
    await rm(copy, { recursive: true, force: true });
    // Copied before anything is moved: a start that is cut short here must not find an empty place, and begin a new school in it.
    await cp(join(this.folder, name), copy, { recursive: true });
    await rename(directory, broken);
    await rename(copy, directory);
    return broken;
  }
}
