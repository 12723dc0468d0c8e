import { join } from 'node:path';
import { parseTables, SisuInputError, TABLES, type Tables, type TableTexts } from '@gabarita/sisu';
import { StartError } from '../app-error.js';
import { readText, withFile } from './batch-command.js';

/** Runs what reads tables of the SiSU; what is wrong with them becomes one line. */
export async function withTables<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SisuInputError) throw new StartError(error.message);
    throw error;
  }
}

/** The four CSV files of a folder. */
export async function readSisuFolder(folder: string): Promise<Tables> {
  const texts: Partial<Record<keyof TableTexts, string>> = {};
  for (const file of TABLES) {
    const path = join(folder, file);
    texts[file] = await withFile(path, () => readText(path));
  }
  return withTables(() => parseTables(texts as TableTexts));
}
