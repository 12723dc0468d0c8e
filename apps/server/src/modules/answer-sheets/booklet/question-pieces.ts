import { parseRichLine, parseRichText } from '@gabarita/rich-text';
import { figurePieces, type Place, piecesOf } from './blocks.js';
import type { BookletQuestion } from './booklet.js';
import { linesOf } from './lines.js';
import { GREY } from './paper.js';
import { indented, keptWithNext, marked, type Piece, spaced, together, wholeAtAGlance } from './piece.js';
import { BOLD, type Typesetter } from './typesetter.js';

const QUESTION_GAP = 16;
const ALTERNATIVE_GAP = 3.5;
const LETTER_ROOM = 17;

/** A question from its heading, which is never left alone, to its last alternative. */
export function questionPieces({ number, context, statement, alternatives }: BookletQuestion, place: Place): Piece[] {
  const asked = piecesOf([...parseRichText(context ?? ''), ...parseRichText(statement)], place);
  const options = alternatives.flatMap((one) => spaced(alternativePieces(one, place), ALTERNATIVE_GAP));
  const whole = wholeAtAGlance(options);
  return [
    ...spaced(headingPieces(`QUESTÃO ${String(number).padStart(2, '0')}`, place), QUESTION_GAP),
    ...spaced(whole.length > 0 ? keptWithNext(asked) : asked, 5),
    ...spaced(whole, 7),
  ];
}

/** A title with a line to the end of the column. */
export function headingPieces(title: string, { type, width }: Place): Piece[] {
  const draw = (x: number, y: number) => {
    const baseline = y + type.size * 1.1;
    type.write(title, x, baseline, BOLD);
    const from = x + type.width(title, BOLD) + 6;
    type.document
      .lineWidth(0.8)
      .moveTo(from, baseline - type.size * 0.35)
      .lineTo(x + width, baseline - type.size * 0.35)
      .stroke(GREY);
  };
  return [{ height: type.leading, gap: 0, keep: true, draw }];
}

function alternativePieces({ letter, text, image }: BookletQuestion['alternatives'][number], place: Place): Piece[] {
  const narrower = { ...place, width: place.width - LETTER_ROOM };
  const words = text ? linesOf(parseRichLine(text), narrower) : [];
  const picture = image ? figurePieces({ src: image, alt: '' }, narrower) : [];
  const pieces = indented([...keptWithNext(words), ...picture], LETTER_ROOM);
  return marked(together(pieces), (x, y) => drawLetter(place.type, letter, x, y));
}

/** White on a black disc, as in the exam. */
function drawLetter({ document, size }: Typesetter, letter: string, x: number, y: number): void {
  const radius = size * 0.6;
  const centre = { x: x + radius, y: y + size * 0.7 };
  document.circle(centre.x, centre.y, radius).fill('#000000');
  document.font('DejaVuSansCondensed-Bold').fontSize(size * 0.82);
  const left = centre.x - document.widthOfString(letter) / 2;
  document.fillColor('#ffffff').text(letter, left, centre.y + size * 0.3, { lineBreak: false, baseline: 'alphabetic' });
}
