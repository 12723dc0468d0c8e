/// <reference types="pdfkit" />
import { BOTTOM, COLUMN_HEIGHT, COLUMN_LEFTS, GREY, MIDDLE, TOP } from './paper.js';
import { heightOf, type Piece } from './piece.js';

/** Fills column after column, page after page. */
export class Columns {
  #column = 0;
  #top: number;
  #y: number;

  /** The first page's columns begin lower, under the cover. */
  constructor(
    private readonly document: PDFKit.PDFDocument,
    firstTop: number,
  ) {
    this.#top = firstTop;
    this.#y = firstTop;
    this.#rule();
  }

  place(pieces: readonly Piece[]): void {
    for (const chain of chainsOf(pieces)) {
      // What is taller than any column has to break somewhere.
      if (heightOf(chain) <= COLUMN_HEIGHT) this.#put(chain);
      else for (const piece of chain) this.#put([piece]);
    }
  }

  #put(chain: readonly Piece[]): void {
    while (!this.#fits(chain) && !this.#isFresh()) this.#next();
    for (const piece of chain) {
      this.#y += this.#y > this.#top ? piece.gap : 0;
      piece.draw(COLUMN_LEFTS[this.#column] ?? 0, this.#y);
      this.#y += piece.height;
    }
  }

  #fits(chain: readonly Piece[]): boolean {
    const gap = this.#y > this.#top ? (chain[0]?.gap ?? 0) : 0;
    return this.#y + gap + heightOf(chain) <= BOTTOM;
  }

  /** A whole column with nothing in it yet: no other has more room. Those under the cover are shorter. */
  #isFresh(): boolean {
    return this.#y === TOP;
  }

  #next(): void {
    this.#column += 1;
    if (this.#column === COLUMN_LEFTS.length) {
      this.#column = 0;
      this.#top = TOP;
      this.document.addPage();
      this.#rule();
    }
    this.#y = this.#top;
  }

  #rule(): void {
    this.document.lineWidth(0.4).moveTo(MIDDLE, this.#top).lineTo(MIDDLE, BOTTOM).stroke(GREY);
  }
}

/** Pieces that stay in one column, each with the one before it. */
function chainsOf(pieces: readonly Piece[]): Piece[][] {
  const chains: Piece[][] = [];
  let open = false;
  for (const piece of pieces) {
    const chain = chains.at(-1);
    if (open && chain) chain.push(piece);
    else chains.push([piece]);
    open = piece.keep;
  }
  return chains;
}
