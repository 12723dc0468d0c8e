import type { Point } from '../layout/page.js';
import { INK, type Pen } from './pen.js';

const ADVICE = [
  'Use caneta preta ou azul e preencha todo o círculo de uma só alternativa por questão.',
  'Não dobre a folha nem escreva sobre os quadrados, os pontos e a faixa pretos.',
];
const TEXT_SIZE = 6.2;
const LINE = 2.9;
const RADIUS = 1.35;

/** Instructions in the manner of ENEM's own card, with a bubble filled in well and three that are not. */
export function drawHowToFill(pen: Pen, { x, y }: Point): void {
  drawExamples(pen, { x, y: y + 2.2 });
  ADVICE.forEach((line, index) => {
    pen.text(line, { x: x + 36, y: y + 0.3 + index * LINE }, { size: TEXT_SIZE });
  });
}

function drawExamples(pen: Pen, { x, y }: Point): void {
  pen.label('Assim', { x: x + 6.4, y }, { size: TEXT_SIZE, font: 'Helvetica-Bold', align: 'right' });
  pen.fillCircle({ x: x + 8.8, y }, RADIUS);
  pen.label('não assim', { x: x + 22, y }, { size: TEXT_SIZE, align: 'right' });
  drawCrossed(pen, { x: x + 24.4, y });
  drawDotted(pen, { x: x + 28, y });
  drawCircled(pen, { x: x + 31.8, y });
}

function drawCrossed(pen: Pen, at: Point): void {
  const arm = RADIUS * 0.75;
  pen.strokeCircle(at, RADIUS, INK.ring, 0.2);
  pen.line({ x: at.x - arm, y: at.y - arm }, { x: at.x + arm, y: at.y + arm }, 0.35, INK.black);
  pen.line({ x: at.x - arm, y: at.y + arm }, { x: at.x + arm, y: at.y - arm }, 0.35, INK.black);
}

function drawDotted(pen: Pen, at: Point): void {
  pen.strokeCircle(at, RADIUS, INK.ring, 0.2);
  pen.fillCircle(at, RADIUS * 0.4);
}

function drawCircled(pen: Pen, at: Point): void {
  pen.strokeCircle(at, RADIUS, INK.ring, 0.2);
  pen.strokeCircle(at, RADIUS * 1.25, INK.black, 0.35);
}
