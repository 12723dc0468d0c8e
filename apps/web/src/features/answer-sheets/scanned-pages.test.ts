import { describe, expect, it } from 'vitest';
import { scannedPages } from './scanned-pages';

const JPEG = '\u00ff\u00d8\u00ff\u00e0 page \u00ff\u00d9';
const latin = (text: string) => new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))]);

describe('a scanned PDF', () => {
  it('gives its pages as they were scanned, and nothing else that is in it', async () => {
    const pdf = `%PDF-1.4 1 0 obj <</Filter /DCTDecode>> stream\r\n${JPEG}1\nendstream endobj
2 0 obj <</Length 4>> stream\nq Q\nendstream 3 0 obj stream\n${JPEG}2\nendstream %%EOF`;
    const pages = await scannedPages(latin(pdf));
    expect(pages).toHaveLength(2);
    const first = new Uint8Array(await (pages[0] as Blob).arrayBuffer());
    expect([first[0], first[1]]).toEqual([0xff, 0xd8]);
  });

  it('has none when it was not scanned', async () => {
    expect(await scannedPages(latin('%PDF-1.4 stream\nBT ET\nendstream'))).toEqual([]);
  });
});
