import type { Box, Point } from '../layout/page.js';
import type { SheetToPrint } from './draw-sheets.js';
import { drawHowToFill } from './how-to-fill.js';
import { INK, type Pen } from './pen.js';
import { drawQr } from './qr.js';
import { drawStudentNumber } from './student-number.js';

const TITLE_AT: Point = { x: 27.5, y: 9.8 };
const QR: Box = { x: 163, y: 9, width: 18, height: 18 };
const LEFT = 12;
const FIELDS_TOP = 29.4;
const FIELD_HEIGHT = 7.2;
const FIELD_GAP = 1.4;

/** Who and what: title, exam, fields, how to fill in, and the student's number on sheets without a name. */
export function drawHeader(pen: Pen, sheet: SheetToPrint): void {
  drawTitle(pen, sheet);
  if (sheet.link) drawQr(pen, sheet.link, QR);
  const width = sheet.code.numbered ? 117 : 186;
  drawFields(pen, sheet, width);
  const below = FIELDS_TOP + 2 * (FIELD_HEIGHT + FIELD_GAP) + 0.2;
  drawHowToFill(pen, { x: LEFT, y: below });
  if (sheet.code.numbered) drawStudentNumber(pen);
}

function drawTitle(pen: Pen, { examTitle, code }: SheetToPrint): void {
  const { x, y } = TITLE_AT;
  const width = QR.x - x - 4;
  pen.text('CARTÃO-RESPOSTA', { x, y }, { size: 15, font: 'Helvetica-Bold', spacing: 0.6 });
  pen.text(examTitle, { x, y: y + 6.9 }, { size: 10.5, width });
  const questions = code.questions === 1 ? '1 questão' : `${code.questions} questões`;
  pen.text(`${questions} · alternativas de A a E`, { x, y: y + 11.7 }, { size: 8, color: INK.muted, width });
}

function drawFields(pen: Pen, { studentName, turma, date }: SheetToPrint, width: number): void {
  const second = FIELDS_TOP + FIELD_HEIGHT + FIELD_GAP;
  const turmaWidth = width * 0.32;
  const dateWidth = width * 0.22;
  const row = (y: number, x: number, fieldWidth: number): Box => ({ x, y, width: fieldWidth, height: FIELD_HEIGHT });
  drawField(pen, 'Nome', studentName, row(FIELDS_TOP, LEFT, width));
  drawField(pen, 'Turma', turma, row(second, LEFT, turmaWidth));
  drawField(pen, 'Data', date, row(second, LEFT + turmaWidth + FIELD_GAP, dateWidth));
  const rest = LEFT + turmaWidth + dateWidth + 2 * FIELD_GAP;
  drawField(pen, 'Assinatura', undefined, row(second, rest, LEFT + width - rest));
}

function drawField(pen: Pen, label: string, value: string | undefined, box: Box): void {
  pen.strokeBox(box);
  pen.text(label, { x: box.x + 1.4, y: box.y + 1 }, { size: 5.5, color: INK.muted });
  if (value)
    pen.text(value, { x: box.x + 1.4, y: box.y + 3.8 }, { size: 9.5, font: 'Helvetica-Bold', width: box.width - 2.8 });
}
