/**
 * The pages of a scanned PDF. A scanner puts each page into the file as one JPEG, untouched, between the words `stream`
 * and `endstream`; taking these out needs no PDF library.
 */
export async function scannedPages(file: Blob): Promise<Blob[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const pages: Blob[] = [];
  for (let at = find(bytes, STREAM, 0); at >= 0; at = find(bytes, STREAM, at)) {
    const start = afterLine(bytes, at + STREAM.length);
    const end = find(bytes, END, start);
    if (end < 0) break;
    if (isJpeg(bytes, start)) pages.push(new Blob([bytes.slice(start, end)], { type: 'image/jpeg' }));
    at = end + END.length;
  }
  return pages;
}

export const isPdf = (file: File): boolean => file.type === 'application/pdf' || /\.pdf$/i.test(file.name);

const codes = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const STREAM = codes('stream');
const END = codes('endstream');
const [RETURN, NEW_LINE] = [13, 10];

function find(bytes: Uint8Array, word: readonly number[], from: number): number {
  const [first = 0] = word;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (word.every((code, place) => bytes[at + place] === code)) return at;
  }
  return -1;
}

function afterLine(bytes: Uint8Array, from: number): number {
  const at = bytes[from] === RETURN ? from + 1 : from;
  return bytes[at] === NEW_LINE ? at + 1 : at;
}

const isJpeg = (bytes: Uint8Array, at: number): boolean => bytes[at] === 0xff && bytes[at + 1] === 0xd8;
