import { createInterface, type Interface } from 'node:readline';
import { StartError } from '../app-error.js';

let lines: AsyncIterator<string> | undefined;
let terminal: Interface | undefined;

/**
 * Asks whoever typed the command. One reader for all questions: several answers may come down a pipe at once. Where nobody
 * answers, because the input is at its end, the command refuses instead of waiting for ever.
 */
export async function ask(question: string): Promise<string> {
  terminal ??= createInterface({ input: process.stdin, terminal: false });
  lines ??= terminal[Symbol.asyncIterator]();
  process.stderr.write(question);
  const { value, done } = await lines.next();
  if (done) throw new StartError('\nA entrada terminou antes da resposta. Nada foi mudado.');
  return value;
}

/** Lets the program end: an input that is still read would keep it waiting. */
export const stopAsking = (): void => terminal?.close();
