import { join } from 'node:path';
import { hoursAfter } from '../clock.js';
import type { Config } from '../config.js';
import { bucketStore } from './bucket-store.js';
import { folderStore, sweepHalfWritten } from './folder-store.js';
import { keptCopies } from './kept-copies.js';

/** Files by name. A name is found only when its file is whole; whoever passes one has checked what it may look like. */
export interface FileStore {
  has(name: string): Promise<boolean>;
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, bytes: Buffer): Promise<void>;
  remove(name: string): Promise<void>;
}

export type FilesConfig = Pick<Config, 'dataDir'> & Partial<Pick<Config, 's3'>>;

const KINDS = ['images', 'photos'] as const;
type Kind = (typeof KINDS)[number];

/**
 * Where files of one kind are kept: in the data directory, or in the bucket when there is one. Pictures of questions are asked
 * for by everybody, so each server keeps copies of those; photos of students stay in one place, from which they can be deleted.
 */
export function fileStore({ dataDir, s3 }: FilesConfig, kind: Kind): FileStore {
  const folder = folderStore(join(dataDir, kind));
  if (!s3) return folder;
  const bucket = bucketStore(s3, kind);
  return kind === 'images' ? keptCopies(bucket, folder) : bucket;
}

/** Clears the data directory of files that nobody will finish. */
export async function sweepFiles({ dataDir }: FilesConfig, now: Date): Promise<void> {
  for (const kind of KINDS) await sweepHalfWritten(join(dataDir, kind), hoursAfter(now, -1));
}
