import type { Inline, Table } from '@gabarita/rich-text';
import type { Place } from './blocks.js';
import { linesOf } from './lines.js';
import { GREY } from './paper.js';
import { heightOf, type Piece } from './piece.js';
import { BOLD, PLAIN } from './typesetter.js';
import { WordReader, widthOf } from './words.js';

const PADDING = 3;
/** Even an empty column is there to be seen, or written in. */
const NARROWEST = 18;

/** A row is never divided between columns, and the header never left without a row. */
export function tableRows({ header, rows, alignments }: Table, place: Place): Piece[] {
  const all = header.some((cell) => cell.length > 0) ? [header, ...rows] : rows;
  const widths = columnWidths(all, place);
  return all.map((cells, index) => {
    const head = all.length > rows.length && index === 0;
    const row = widths.map((width, column) =>
      linesOf(cells[column] ?? [], {
        ...place,
        width: width - 2 * PADDING,
        style: head ? BOLD : PLAIN,
        align: alignments[column] ?? 'left',
      }),
    );
    return rowPiece(row, widths, place, head);
  });
}

function rowPiece(row: Piece[][], widths: readonly number[], { type }: Place, keep: boolean): Piece {
  const height = Math.max(type.leading, ...row.map(heightOf)) + 2 * PADDING;
  const draw = (left: number, top: number) => {
    let x = left;
    for (const [column, lines] of row.entries()) {
      const width = widths[column] ?? 0;
      type.document.lineWidth(0.5).rect(x, top, width, height).stroke(GREY);
      let y = top + PADDING;
      for (const line of lines) {
        line.draw(x + PADDING, y);
        y += line.height;
      }
      x += width;
    }
  };
  return { height, gap: 0, keep, draw };
}

/** As wide as their longest texts when there is room; otherwise as their longest words, and a share of what is left. */
function columnWidths(rows: readonly Inline[][][], place: Place): number[] {
  const count = Math.max(...rows.map((cells) => cells.length));
  const columns = Array.from({ length: count }, (_, column) =>
    rows.map((cells) => measure(cells[column] ?? [], place)),
  );
  const wanted = columns.map((cells) => Math.max(NARROWEST, ...cells.map(({ whole }) => whole)));
  const needed = columns.map((cells) => Math.max(NARROWEST, ...cells.map(({ longest }) => longest)));
  const [all, least] = [total(wanted), total(needed)];
  if (all <= place.width) return wanted;
  if (least >= place.width) return needed.map((width) => (width / least) * place.width);
  const share = (place.width - least) / (all - least);
  return needed.map((width, column) => width + ((wanted[column] ?? width) - width) * share);
}

const total = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);

/** How wide a cell is with its text on one line, and with its longest word alone. */
function measure(cell: readonly Inline[], { type, pictures, width }: Place) {
  const words = new WordReader(type, pictures, width).read(cell, BOLD).map(widthOf);
  const space = type.width(' ', PLAIN);
  // A tenth of a point more, lest a sum of fractions breaks a line that fits.
  const room = 2 * PADDING + 0.1;
  return { whole: total(words) + space * words.length + room, longest: Math.max(0, ...words) + room };
}
