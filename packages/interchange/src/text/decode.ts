/**
 * The text of a file as programs in Brazil save it: UTF-8 with or without its mark, UTF-16 ("Texto Unicode"), or the
 * Windows-1252 that Excel writes a CSV in. What is not valid UTF-8 is the last.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
