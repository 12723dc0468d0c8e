import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, lt } from 'drizzle-orm';
import { StartError } from '../app-error.js';
import type { Db } from '../db/database.js';
import { users } from '../db/schema/index.js';

/**
 * Accounts that people deleted, kept outside the database and its backups: restoring an older copy must not bring somebody back
 * who asked to be forgotten. The list holds numbers and moments, nothing about the person.
 */
interface Deletion {
  user_id: number;
  deleted_at: string;
}

const listIn = (dataDir: string) => join(dataDir, 'deletions.jsonl');

export async function noteDeletion(dataDir: string, user_id: number, at: Date): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const line: Deletion = { user_id, deleted_at: at.toISOString() };
  const file = await open(listIn(dataDir), 'a', 0o600);
  try {
    await file.appendFile(`${JSON.stringify(line)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Deletes again whoever was deleted after the backup was taken, and answers how many came back and went. */
export async function replayDeletions(db: Db, deletions: Deletion[], takenAt: Date): Promise<number> {
  const later = deletions.filter(({ deleted_at }) => new Date(deleted_at) > takenAt);
  let replayed = 0;
  for (const { user_id, deleted_at } of later) {
    // A number may have been handed out again since; whoever came after the deletion is somebody else.
    const same = and(eq(users.id, user_id), lt(users.created_at, new Date(deleted_at)));
    replayed += (await db.delete(users).where(same).returning({ id: users.id })).length;
  }
  return replayed;
}

/** Without a list nobody was deleted; one that is there and cannot be read must stop the restore, not pass for none. */
export async function readDeletions(dataDir: string): Promise<Deletion[]> {
  const path = listIn(dataDir);
  try {
    const lines = (await readFile(path, 'utf8')).split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line) as Deletion);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    throw new StartError(`Não foi possível ler a lista de contas excluídas em ${path} (${message}). Nada foi mudado.`);
  }
}
