/** C0 and C1 controls except tab and line feed, zero-width characters, soft hyphens and the byte order mark. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2060\ufeff]/g;
/** No-break, figure and narrow spaces: they keep lines from breaking on a phone and words from being found. */
const ODD_SPACES = /[\u00a0\u2007\u202f]/g;

/** Text as we keep it: composed letters, plain spaces and line ends, nothing invisible. */
export const normaliseText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u2028\u2029]/g, '\n')
    .replaceAll(ODD_SPACES, ' ')
    .replaceAll(INVISIBLE, '')
    .trim();
