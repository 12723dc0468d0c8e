/** Something about the given files that whoever gave them can mend; the message is a line in Portuguese. */
export class SisuInputError extends Error {
  override readonly name = 'SisuInputError';
}
