import { parseRichLine } from '@gabarita/rich-text';
import type { Booklet } from './booklet.js';
import { linesOf } from './lines.js';
import { FULL_WIDTH, GREY, LEFT, TOP } from './paper.js';
import { indented, marked, type Piece, spaced } from './piece.js';
import { BOLD, PLAIN, Typesetter } from './typesetter.js';

const NUMBER_ROOM = 14;
const FIELDS = [
  { label: 'Nome', share: 0.62 },
  { label: 'Turma', share: 0.19 },
  { label: 'Data', share: 0.19 },
];

/** What stands above the questions of the first page. Returns where it ends. */
export function drawCover(document: PDFKit.PDFDocument, booklet: Booklet): number {
  const setting = (size: number) => ({ type: new Typesetter(document, size), pictures: new Map(), width: FULL_WIDTH });
  const text = (words: string, size: number, style = PLAIN) =>
    linesOf([{ type: 'text', text: words }], { ...setting(size), style });
  const pieces = [
    ...text('CADERNO DE PROVA', 9, BOLD),
    ...spaced(text(booklet.title, 16, BOLD), 2),
    ...spaced(text(factsOf(booklet).join('  ·  '), 9.5), 3),
    ...spaced([fieldsPiece(new Typesetter(document, 9.5))], 12),
    ...spaced(text('LEIA ATENTAMENTE AS INSTRUÇÕES SEGUINTES:', 8.5, BOLD), 12),
    ...instructionsFor(booklet).flatMap((instruction, place) => {
      const narrower = { ...setting(8.5), width: FULL_WIDTH - NUMBER_ROOM };
      const lines = indented(linesOf(parseRichLine(instruction), narrower), NUMBER_ROOM);
      return marked(spaced(lines, 2), (x, y) => narrower.type.write(`${place + 1}.`, x, y + 8.7, PLAIN));
    }),
  ];
  const end = drawDown(pieces) + 8;
  document
    .lineWidth(0.8)
    .moveTo(LEFT, end)
    .lineTo(LEFT + FULL_WIDTH, end)
    .stroke('#000000');
  return end + 14;
}

function drawDown(pieces: readonly Piece[]): number {
  let y = TOP;
  for (const { gap, height, draw } of pieces) {
    draw(LEFT, y + gap);
    y += gap + height;
  }
  return y;
}

const factsOf = ({ turmas, when, minutes, questions }: Booklet): string[] => [
  ...(turmas.length > 0 ? [`${turmas.length === 1 ? 'Turma' : 'Turmas'}: ${turmas.join(', ')}`] : []),
  ...(when ? [when] : []),
  `Duração: ${inHours(minutes)}`,
  ...(questions.length > 0 ? [counted(questions.length)] : []),
];

const counted = (questions: number) => (questions === 1 ? '1 questão' : `${questions} questões`);

function inHours(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}

function instructionsFor({ questions, minutes, topic }: Booklet): string[] {
  const parts = [questions.length > 0 && counted(questions.length), topic && 'a proposta de redação'].filter(Boolean);
  const letters = [
    ...new Set(questions.flatMap(({ alternatives }) => alternatives.map(({ letter }) => letter))),
  ].sort();
  const handedIn =
    questions.length > 0
      ? { last: 'preencher o CARTÃO-RESPOSTA', what: 'o CARTÃO-RESPOSTA' }
      : { last: 'passar o seu texto a limpo', what: 'a sua redação' };
  return [
    `Confira se este CADERNO DE PROVA traz ${parts.join(' e ')}. Se faltar algo ou houver defeito, avise o aplicador.`,
    ...(letters.length > 1
      ? [
          `Cada questão tem alternativas identificadas com letras, de ${letters[0]} a ${letters.at(-1)}. **Apenas uma responde corretamente à questão.**`,
          'Marque suas respostas no CARTÃO-RESPOSTA com caneta preta ou azul. Rascunhos e marcações deste caderno não são considerados na correção.',
        ]
      : []),
    `O tempo disponível para esta prova é de **${inHours(minutes)}**. Reserve os minutos finais para ${handedIn.last}.`,
    `Ao terminar, chame o aplicador e entregue ${handedIn.what}.`,
  ];
}

function fieldsPiece(type: Typesetter): Piece {
  const draw = (left: number, top: number) => {
    let x = left;
    const baseline = top + type.leading;
    for (const { label, share } of FIELDS) {
      const from = x + type.width(`${label}:`, BOLD) + 4;
      x += FULL_WIDTH * share;
      type.write(`${label}:`, from - 4 - type.width(`${label}:`, BOLD), baseline, BOLD);
      type.document
        .lineWidth(0.6)
        .moveTo(from, baseline + 2)
        .lineTo(x - (x < left + FULL_WIDTH - 1 ? 10 : 0), baseline + 2)
        .stroke(GREY);
    }
  };
  return { height: type.leading + 4, gap: 0, keep: false, draw };
}
