import QRCode from 'qrcode';
import type { Box } from '../layout/page.js';
import type { Pen } from './pen.js';

/** A QR code as runs of boxes, so that it stays sharp at any size. */
export function drawQr(pen: Pen, text: string, { x, y, width }: Box): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const cell = width / modules.size;
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (!modules.get(row, column)) continue;
      let end = column;
      while (end + 1 < modules.size && modules.get(row, end + 1)) end++;
      // A hundredth of a millimetre of overlap hides the seams between rows that some viewers draw.
      pen.fillBox({ x: x + column * cell, y: y + row * cell, width: (end - column + 1) * cell, height: cell + 0.01 });
      column = end;
    }
  }
}
