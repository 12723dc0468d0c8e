import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { Columns } from './columns.js';
import { COLUMN_HEIGHT, COLUMN_LEFTS, TOP } from './paper.js';
import type { Piece } from './piece.js';

const [LEFT, RIGHT] = COLUMN_LEFTS;

/** Where each piece came to stand, on which page. */
function placed(pieces: (Partial<Piece> & { height: number })[], firstTop = TOP) {
  const document = new PDFDocument({ size: 'A4', margin: 0, bufferPages: true });
  const columns = new Columns(document, firstTop);
  const places: { page: number; x: number; y: number }[] = [];
  const draw = (x: number, y: number) => places.push({ page: document.bufferedPageRange().count, x, y });
  columns.place(pieces.map((piece) => ({ gap: 0, keep: false, draw, ...piece })));
  return places;
}

describe('columns', () => {
  it('fill from the left to the right, and then the next page', () => {
    const height = COLUMN_HEIGHT * 0.6;
    expect(placed([{ height }, { height }, { height }])).toEqual([
      { page: 1, x: LEFT, y: TOP },
      { page: 1, x: RIGHT, y: TOP },
      { page: 2, x: LEFT, y: TOP },
    ]);
  });

  it('take a heading along with what follows it, and drop the room above at the top', () => {
    const [, heading, text] = placed([
      { height: COLUMN_HEIGHT - 40 },
      { height: 20, gap: 10, keep: true },
      { height: 20, gap: 5 },
    ]);
    expect(heading).toEqual({ page: 1, x: RIGHT, y: TOP });
    expect(text).toEqual({ page: 1, x: RIGHT, y: TOP + 25 });
  });

  it('leave the short ones under the cover for a whole one when a piece needs it', () => {
    expect(placed([{ height: COLUMN_HEIGHT - 10 }], TOP + 200)).toEqual([{ page: 2, x: LEFT, y: TOP }]);
  });

  it('divide what stays together but is taller than any column', () => {
    const height = COLUMN_HEIGHT * 0.4;
    const places = placed([1, 2, 3].map(() => ({ height, keep: true })));
    expect(places.map(({ x }) => x)).toEqual([LEFT, LEFT, RIGHT]);
  });

  it('hold even a piece that fits nowhere, rather than turning pages for ever', () => {
    expect(placed([{ height: 10 }, { height: COLUMN_HEIGHT * 2 }])).toHaveLength(2);
  });
});
