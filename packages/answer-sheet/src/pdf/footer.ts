import { PAGE } from '../layout/page.js';
import { printedCode } from '../layout/printed-code.js';
import { INK, type Pen } from './pen.js';

/** How to photograph the sheet, between the lower markers, and its code for people. */
export function drawFooter(pen: Pen, serial: number): void {
  const left = 30;
  const width = PAGE.width - 2 * left;
  const advice =
    'Ao fotografar, apoie a folha em uma superfície plana e enquadre os quatro cantos, com boa luz e sem sombras.';
  pen.text(advice, { x: left, y: 276.6 }, { size: 7, color: INK.text, width, align: 'center' });
  pen.text(
    `Gabarita · folha ${printedCode(serial)}`,
    { x: left, y: 281.4 },
    {
      size: 7,
      color: INK.muted,
      width,
      align: 'center',
    },
  );
}
