import { stripCell } from '../layout/id-strip.js';
import type { Layout } from '../layout/layouts.js';
import { isWhiteCell, MARKER_CELLS, MARKER_SIZE, type Marker } from '../layout/markers.js';
import { DOT_RADIUS } from '../layout/question-grid.js';
import { encodeSheetCode, type SheetCode } from '../layout/sheet-code.js';
import type { Pen } from './pen.js';

/** Everything on the sheet that is printed for the reader: corners, dots and the strip with the sheet's code. */
export function drawFiducials(pen: Pen, layout: Layout, code: SheetCode): void {
  for (const marker of layout.markers) drawMarker(pen, marker);
  for (const dot of layout.dots) pen.fillCircle(dot, DOT_RADIUS);
  drawStrip(pen, code);
}

function drawMarker(pen: Pen, { x, y, pattern }: Marker): void {
  const cell = MARKER_SIZE / MARKER_CELLS;
  const left = x - MARKER_SIZE / 2;
  const top = y - MARKER_SIZE / 2;
  pen.fillBox({ x: left, y: top, width: MARKER_SIZE, height: MARKER_SIZE });
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      if (!isWhiteCell(pattern, row, column)) continue;
      pen.fillBox({ x: left + (column + 1) * cell, y: top + (row + 1) * cell, width: cell, height: cell }, '#ffffff');
    }
  }
}

/** Neighbouring black cells are drawn as one box: a hairline between two would show at some zooms. */
function drawStrip(pen: Pen, code: SheetCode): void {
  const cells = encodeSheetCode(code);
  for (let start = 0; start < cells.length; start++) {
    if (!cells[start]) continue;
    let end = start;
    while (cells[end + 1]) end++;
    const first = stripCell(start);
    pen.fillBox({ ...first, width: first.width * (end - start + 1) });
    start = end;
  }
}
