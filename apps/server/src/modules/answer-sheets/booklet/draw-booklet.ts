import { buffer } from 'node:stream/consumers';
import { parseRichText } from '@gabarita/rich-text';
import PDFDocument from 'pdfkit';
import { type Place, piecesOf } from './blocks.js';
import type { Booklet } from './booklet.js';
import { Columns } from './columns.js';
import { drawCover } from './cover.js';
import { linesOf } from './lines.js';
import { COLUMN_WIDTH, FOOTER, FULL_WIDTH, GREY, LEFT } from './paper.js';
import { keptWithNext, type Piece, spaced } from './piece.js';
import { headingPieces, questionPieces } from './question-pieces.js';
import { BOLD, openFonts, PLAIN, Typesetter } from './typesetter.js';

const TEXT_SIZE = 9;

/** The booklet as a PDF. Takes seconds for a whole exam: for a thread of its own. */
export async function drawBooklet(booklet: Booklet): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'pt-BR',
    displayTitle: true,
    info: { Title: booklet.title, Producer: 'Gabarita', Creator: 'Gabarita' },
  });
  const bytes = buffer(document);
  openFonts(document);
  const columns = new Columns(document, drawCover(document, booklet));
  const place = { type: new Typesetter(document, TEXT_SIZE), pictures: booklet.pictures, width: COLUMN_WIDTH };
  for (const question of booklet.questions) columns.place(questionPieces(question, place));
  columns.place(topicPieces(booklet.topic, place));
  drawFooters(document, booklet.title);
  document.end();
  return bytes;
}

function topicPieces(topic: Booklet['topic'], place: Place): Piece[] {
  if (!topic) return [];
  const text = (words: string) => keptWithNext(linesOf([{ type: 'text', text: words }], { ...place, style: BOLD }));
  return [
    ...spaced(headingPieces('PROPOSTA DE REDAÇÃO', place), 16),
    ...spaced(text(topic.title), 5),
    ...topic.texts.flatMap(({ title, body }) => [...spaced(text(title), 8), ...piecesOf(parseRichText(body), place)]),
  ];
}

/** On every page which exam it is, and which page of how many: sheets fall off tables. */
function drawFooters(document: PDFKit.PDFDocument, title: string): void {
  const type = new Typesetter(document, 7.5);
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page);
    const number = `Página ${page + 1} de ${count}`;
    const right = LEFT + FULL_WIDTH - type.width(number, PLAIN);
    type.write(number, right, FOOTER, PLAIN, GREY);
    type.write(shortened(title, right - LEFT - 20, type), LEFT, FOOTER, PLAIN, GREY);
  }
}

function shortened(text: string, width: number, type: Typesetter): string {
  let end = text.length;
  while (end > 0 && type.width(text.slice(0, end), PLAIN) > width) end -= 1;
  return end === text.length ? text : `${text.slice(0, end - 1)}…`;
}
