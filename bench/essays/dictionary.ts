import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { IsWord } from '@gabarita/essay-grader';

/** The dictionary the server grades with, from its build, so that the bench measures the same thing. */
export async function serverDictionary(): Promise<IsWord> {
  const built = pathToFileURL(resolve('apps/server/dist/modules/essays/spelling.js')).href;
  const { portugueseDictionary } = (await import(built)) as { portugueseDictionary(): Promise<IsWord> };
  return portugueseDictionary();
}
