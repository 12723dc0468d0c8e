import { join } from 'node:path';
import type { Config } from '../config.js';
import { bucketStore } from './bucket-store.js';
import { folderStore } from './folder-store.js';

/** Files by name. A name is found only when its file is whole; whoever passes one has checked what it may look like. */
export interface FileStore {
  has(name: string): Promise<boolean>;
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, bytes: Buffer): Promise<void>;
  remove(name: string): Promise<void>;
}

export type FilesConfig = Pick<Config, 'dataDir'> & Partial<Pick<Config, 's3'>>;

/** Where files of one kind are kept: in the data directory, and in the bucket when there is one. */
export function fileStore({ dataDir, s3 }: FilesConfig, kind: 'images' | 'photos'): FileStore {
  const folder = folderStore(join(dataDir, kind));
  return s3 ? bucketStore(s3, kind, folder) : folder;
}
