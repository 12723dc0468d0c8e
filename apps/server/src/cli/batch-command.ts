import { createReadStream, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { InputError } from '@gabarita/scoring';
import { StartError } from '../app-error.js';
import { refusalOf } from './refusal.js';

/** npm changes to the project's folder; files are meant from where the command was typed. */
const pathOf = (file: string): string => resolve(process.env.INIT_CWD ?? '.', file);

/** Runs a command that turns files into rows on stdout; whatever is wrong with them becomes one line on stderr. */
export async function batchCommand(run: () => Promise<void>): Promise<void> {
  // `… | head` closes the pipe early, which is no failure.
  process.stdout.on('error', () => process.exit(0));
  try {
    await run();
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined) throw error;
    console.error(refusal);
    process.exitCode = 1;
  }
}

/** Names the file in whatever goes wrong with it. */
export async function withFile<Result>(file: string, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InputError) throw new StartError(`${file}, ${error.message}`);
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new StartError(`Arquivo não encontrado: ${file}`);
    }
    throw error;
  }
}

/** A whole file as text: UTF-8, or else latin-1, in which INEP writes. */
export function readText(file: string): string {
  const bytes = readFileSync(pathOf(file));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}

export interface Line {
  readonly text: string;
  /** From 1. */
  readonly number: number;
}

/** The lines of a file that may not fit in memory; empty ones are passed over. */
export async function* linesOf(file: string): AsyncGenerator<Line> {
  let number = 0;
  for await (const text of createInterface({
    input: createReadStream(pathOf(file)),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    number++;
    if (text !== '') yield { text, number };
  }
}

const BATCH = 1000;

/** Writes rows in batches and waits when the reader at the other end of the pipe is slower. */
export class RowWriter {
  #rows: string[] = [];

  async write(row: string): Promise<void> {
    if (this.#rows.push(row) >= BATCH) await this.flush();
  }

  async flush(): Promise<void> {
    const text = this.#rows.map((row) => `${row}\n`).join('');
    this.#rows = [];
    if (!process.stdout.write(text)) await new Promise((resume) => process.stdout.once('drain', resume));
  }
}

const ROWS_BETWEEN_NOTICES = 50_000;

/** Says on stderr how many rows are done: over the same line on a terminal, line by line in a log. */
export class Progress {
  #rows = 0;

  count(): void {
    this.#rows++;
    if (this.#rows % ROWS_BETWEEN_NOTICES === 0) this.#say(process.stderr.isTTY ? '\r' : '\n');
  }

  #say(end: string): void {
    process.stderr.write(`${this.#rows.toLocaleString('pt-BR')} linhas…${end}`);
  }
}
