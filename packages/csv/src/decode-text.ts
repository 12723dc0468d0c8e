/** What Windows-1252 has at 0x80–0x9F, where Latin-1 has control characters; the five holes stay what they are. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/**
 * The text of a file that somebody saved from a spreadsheet.
 *
 * Nothing in such a file names its encoding, but bytes that are valid UTF-8 by accident hardly exist in accented Portuguese: so it
 * is UTF-16 when its mark says so, UTF-8 when it reads as that, and otherwise Windows-1252, what Excel writes as "CSV" in Brazil.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return fromWindows1252(bytes);
  }
}

/** By hand: `TextDecoder('windows-1252')` reads 0x80–0x9F as Latin-1 in several releases of Node. */
function fromWindows1252(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) =>
    byte >= 0x80 && byte <= 0x9f ? WINDOWS_1252.charAt(byte - 0x80) : String.fromCharCode(byte),
  ).join('');
}
