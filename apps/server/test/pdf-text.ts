import { inflateSync } from 'node:zlib';

/** What each page of a PDF says, without spaces: where a line ends depends on the fonts. Reads our own PDFs, not any. */
export function textOfPages(pdf: Uint8Array): string[] {
  const objects = objectsOf(Buffer.from(pdf).toString('latin1'));
  const alphabets = new Map<string, string[]>();
  for (const { dictionary } of objects.values()) {
    for (const [, name = '', font = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.dictionary ?? '') ?? [];
      alphabets.set(name, alphabetOf(objects.get(map)?.stream ?? ''));
    }
  }
  return [...objects.values()]
    .filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary))
    .map(({ dictionary }) => /\/Contents (\d+) 0 R/.exec(dictionary)?.[1] ?? '')
    .map((contents) => readStream(objects.get(contents)?.stream ?? '', alphabets).replaceAll(/\s/g, ''));
}

/** Of a page's own language only two words matter: which font is taken, and which letters are shown. */
function readStream(stream: string, alphabets: Map<string, string[]>): string {
  let alphabet: string[] = [];
  let text = '';
  for (const [, font, shown = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) alphabet = alphabets.get(font) ?? [];
    for (const [glyph] of shown.replaceAll(/> -?[\d.]+ ?<|[<>]| -?[\d.]+ ?$/g, '').matchAll(/[0-9a-f]{4}/gi)) {
      text += alphabet[Number.parseInt(glyph, 16)] ?? '\ufffd';
    }
  }
  return text;
}

/** The letters of a font by the number of their glyph. */
function alphabetOf(map: string): string[] {
  const letters: string[] = [];
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    const start = Number.parseInt(first, 16);
    for (const [place, [, codes = '']] of [...list.matchAll(/<([^>]*)>/g)].entries()) {
      letters[start + place] = Buffer.from(codes.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');
    }
  }
  return letters;
}

function objectsOf(pdf: string): Map<string, { dictionary: string; stream: string }> {
  return new Map(
    [...pdf.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => {
      const [dictionary = '', packed] = body.split(/\nstream\n/);
      const bytes = Buffer.from(packed?.replace(/\nendstream$/, '') ?? '', 'latin1');
      const isText = packed !== undefined && dictionary.includes('/FlateDecode') && !dictionary.includes('/Image');
      return [id, { dictionary, stream: isText ? inflateSync(bytes).toString('latin1') : '' }];
    }),
  );
}
