/** A file that cannot be used, with the line and the reason in Portuguese: the reader is the school that wrote it. */
export class InputError extends Error {
  override name = 'InputError';

  constructor(line: number, reason: string) {
    super(`linha ${line}: ${reason}`);
  }
}
