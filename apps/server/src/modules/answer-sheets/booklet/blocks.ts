import type { Block, Image } from '@gabarita/rich-text';
import { linesOf } from './lines.js';
import { indented, keptWithNext, marked, type Piece, spaced, wholeAtAGlance } from './piece.js';
import { tableRows } from './table-rows.js';
import { BOLD, PLAIN, type Typesetter } from './typesetter.js';
import { fitted, missingPicture, type Pictures } from './words.js';

/** Where a text is set: with which letters and pictures, and how wide. */
export interface Place {
  type: Typesetter;
  pictures: Pictures;
  width: number;
}

const PARAGRAPH_GAP = 4;
const INDENT = 14;

export const piecesOf = (blocks: readonly Block[], place: Place): Piece[] =>
  blocks.flatMap((block) => spaced(blockPieces(block, place), PARAGRAPH_GAP));

function blockPieces(block: Block, place: Place): Piece[] {
  switch (block.type) {
    case 'paragraph':
      return linesOf(block.children, place);
    case 'heading':
      return keptWithNext(linesOf(block.children, { ...place, style: BOLD }));
    case 'quote':
      return inside(block.children, place);
    case 'list':
      return block.items.flatMap((item, index) => {
        const label = block.ordered ? `${block.start + index}.` : '•';
        return marked(spaced(inside(item, place), PARAGRAPH_GAP / 2), (x, y) =>
          place.type.write(label, x, y + place.type.size * 1.02, PLAIN),
        );
      });
    case 'table':
      return wholeAtAGlance(tableRows(block, place));
    case 'figure':
      return figurePieces(block.image, place);
  }
}

const inside = (blocks: readonly Block[], place: Place): Piece[] =>
  indented(piecesOf(blocks, { ...place, width: place.width - INDENT }), INDENT);

export function figurePieces({ src, alt }: Pick<Image, 'src' | 'alt'>, place: Place): Piece[] {
  const picture = src === null ? undefined : place.pictures.get(src);
  if (!picture) return linesOf([{ type: 'emphasis', children: [{ type: 'text', text: missingPicture(alt) }] }], place);
  const { bytes, width, height } = fitted(picture, place.width);
  const draw = (x: number, y: number) => {
    place.type.document.image(Buffer.from(bytes), x + (place.width - width) / 2, y, { width, height });
  };
  return [{ height: height + PARAGRAPH_GAP, gap: 0, keep: false, draw }];
}
