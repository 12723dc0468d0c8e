import type { Point } from '../layout/page.js';
import { INK, type Pen } from './pen.js';

const ADVICE = [
  'Use caneta de tinta preta ou azul e preencha todo o círculo de uma só alternativa por questão.',
  'Não dobre nem amasse a folha e não escreva sobre os quadrados, os pontos e a faixa pretos.',
];
const LINE = 2.9;
const TEXT_SIZE = 6.4;
const RADIUS = 1.35;

/** Instructions in the manner of ENEM's own card, with a bubble filled in well and three that are not. */
export function drawHowToFill(pen: Pen, { x, y }: Point, narrow: boolean): void {
  drawExamples(pen, { x, y });
  const textAt = narrow ? { x: x + 30, y: y - 0.1 } : { x: x + 62, y: y + 0.6 };
  const width = narrow ? 88 : 124;
  const lines = narrow ? ADVICE.map((line) => line.replace(' de tinta', '')) : ADVICE;
  lines.forEach((line, index) => {
    pen.text(
      line,
      { x: textAt.x, y: textAt.y + index * LINE },
      { size: narrow ? 5.4 : TEXT_SIZE, color: INK.text, width },
    );
  });
}

function drawExamples(pen: Pen, { x, y }: Point): void {
  const middle = y + 2.2;
  const centre = (place: number): Point => ({ x: x + 11 + place * 4.4, y: middle });
  pen.text('Assim:', { x, y: middle - 0.9 }, { size: TEXT_SIZE, font: 'Helvetica-Bold' });
  pen.fillCircle(centre(0), RADIUS);
  pen.text('não:', { x: x + 14.6, y: middle - 0.9 }, { size: TEXT_SIZE });
  const [cross, small, ring] = [2, 3, 4].map((place) => ({ ...centre(place), x: centre(place).x + 1.4 })) as [
    Point,
    Point,
    Point,
  ];
  for (const at of [cross, small, ring]) pen.strokeCircle(at, RADIUS, INK.text, 0.2);
  const arm = RADIUS * 0.7;
  pen.line({ x: cross.x - arm, y: cross.y - arm }, { x: cross.x + arm, y: cross.y + arm }, 0.35, INK.black);
  pen.line({ x: cross.x - arm, y: cross.y + arm }, { x: cross.x + arm, y: cross.y - arm }, 0.35, INK.black);
  pen.fillCircle(small, RADIUS * 0.45);
  pen.strokeCircle(ring, RADIUS * 1.25, INK.black, 0.35);
}
