import { readFile } from 'node:fs/promises';
import { StartError } from '../app-error.js';

/** What locks a copy that lies elsewhere is guessed at leisure, by whoever finds it. */
const LEAST = 12;

/** From a file, because an argument is read by everybody who lists the programs of the machine. */
export async function readPassphrase(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartError(`Não foi possível ler a senha em ${file}.`);
  });
  const [passphrase = ''] = text.split(/\r?\n/);
  if (passphrase.length < LEAST) throw new StartError(`A senha em ${file} precisa de pelo menos ${LEAST} caracteres.`);
  return passphrase;
}
