import type { Inline } from '@gabarita/rich-text';
import type { Piece } from './piece.js';
import { PLAIN, type Style, type Typesetter } from './typesetter.js';
import { type Atom, type Pictures, type Word, WordReader, widthOf } from './words.js';

interface Setting {
  type: Typesetter;
  pictures: Pictures;
  width: number;
  style?: Style;
  align?: 'left' | 'center' | 'right' | null;
}

/** Rich text as lines, the first two and the last two of which stay together. */
export function linesOf(inlines: readonly Inline[], setting: Setting): Piece[] {
  const { type, pictures, width, style = PLAIN } = setting;
  const lines = breakLines(new WordReader(type, pictures, width).read(inlines, style), type, width);
  return lines.map((words, place) => ({
    ...linePiece(words, setting),
    keep: lines.length > 1 && (place === 0 || place === lines.length - 2),
  }));
}

function breakLines(words: readonly Word[], type: Typesetter, width: number): Word[][] {
  const space = type.width(' ', PLAIN);
  const lines: Word[][] = [];
  let left = 0;
  for (const word of words) {
    const needed = widthOf(word) + (word.before === 'space' ? space : 0);
    const line = lines.at(-1);
    if (line && word.before !== 'break' && needed <= left) {
      line.push(word);
      left -= needed;
    } else {
      lines.push([word]);
      left = width - widthOf(word);
    }
  }
  return lines;
}

function linePiece(words: readonly Word[], { type, width, align }: Setting): Omit<Piece, 'keep'> {
  const atoms = joined(words, type);
  const tallest = Math.max(0, ...atoms.map((atom) => (atom.text === undefined ? atom.height : 0)));
  const height = Math.max(type.leading, tallest + type.size * 0.5);
  const free = width - atoms.reduce((sum, atom) => sum + atom.width, 0);
  const offset = align === 'center' ? free / 2 : align === 'right' ? free : 0;
  const draw = (left: number, top: number) => {
    const baseline = top + height - type.size * 0.34;
    let x = left + offset;
    for (const atom of atoms) {
      if (atom.text !== undefined) type.write(atom.text, x, baseline, atom.style);
      else drawPicture(type, atom, x, baseline - atom.height);
      x += atom.width;
    }
  };
  return { height, gap: 0, draw };
}

/** Neighbours of one style are written in one go, with their spaces, so that a reader of the PDF finds sentences. */
function joined(words: readonly Word[], type: Typesetter): Atom[] {
  const atoms: Atom[] = [];
  for (const [place, word] of words.entries()) {
    if (place > 0 && word.before === 'space') append(atoms, { text: ' ', style: PLAIN, width: type.width(' ', PLAIN) });
    for (const atom of word.atoms) append(atoms, atom);
  }
  return atoms;
}

function append(atoms: Atom[], atom: Atom): void {
  const last = atoms.at(-1);
  const blank = atom.text === ' ';
  if (last?.text === undefined || atom.text === undefined || !(blank || last.style === atom.style)) {
    atoms.push({ ...atom });
    return;
  }
  atoms[atoms.length - 1] = { text: last.text + atom.text, style: last.style, width: last.width + atom.width };
}

function drawPicture(
  { document }: Typesetter,
  { bytes, width, height }: Exclude<Atom, { text: string }>,
  x: number,
  y: number,
) {
  document.image(Buffer.from(bytes), x, y, { width, height });
}
