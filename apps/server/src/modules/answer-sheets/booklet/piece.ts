import { GLANCE } from './paper.js';

/** The smallest part that no column end goes through: a line of text, a picture, a row of a table. */
export interface Piece {
  height: number;
  /** Room above, which the top of a column does not need. */
  gap: number;
  /** Stays in one column with the piece after it. */
  keep: boolean;
  draw(x: number, y: number): void;
}

export const heightOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { height, gap }, place) => sum + height + (place === 0 ? 0 : gap), 0);

export const indented = (pieces: readonly Piece[], by: number): Piece[] =>
  pieces.map((piece) => ({ ...piece, draw: (x, y) => piece.draw(x + by, y) }));

/** The same with room above the first. */
export const spaced = ([first, ...rest]: readonly Piece[], gap: number): Piece[] =>
  first ? [{ ...first, gap }, ...rest] : [];

/** The same with something drawn beside the first, such as the number of an item. */
export const marked = ([first, ...rest]: readonly Piece[], mark: Piece['draw']): Piece[] => {
  if (!first) return [];
  const draw: Piece['draw'] = (x, y) => {
    mark(x, y);
    first.draw(x, y);
  };
  return [{ ...first, draw }, ...rest];
};

/** The same in one column, and with what follows too if `last` says so. */
export const together = (pieces: readonly Piece[], last = false): Piece[] =>
  pieces.map((piece, place) => ({ ...piece, keep: last || place < pieces.length - 1 }));

/** The same in one column when it is short enough to be read at one glance. */
export const wholeAtAGlance = (pieces: readonly Piece[]): Piece[] =>
  heightOf(pieces) <= GLANCE ? together(pieces) : [...pieces];

/** The same with its end in one column with what follows. */
export const keptWithNext = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, place) => ({ ...piece, keep: piece.keep || place === pieces.length - 1 }));
