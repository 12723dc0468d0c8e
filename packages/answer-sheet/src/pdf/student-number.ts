import { STUDENT_NUMBER, studentNumberBubbles } from '../layout/student-number.js';
import { INK, type Pen } from './pen.js';
import { drawBubble } from './questions.js';

/** A box to write each digit in, and ten bubbles beside it. */
export function drawStudentNumber(pen: Pen): void {
  const { left, top, digits, rowHeight, bubbleRadius } = STUDENT_NUMBER;
  pen.text(
    'Número do estudante',
    { x: 131.5, y: top + 5.6 },
    { size: 5.5, color: INK.muted, width: 9, lines: 3, align: 'center' },
  );
  for (let place = 0; place < digits; place++) {
    pen.strokeBox({ x: left - 5.4, y: top + place * rowHeight + 0.2, width: 4.4, height: rowHeight - 0.4 });
  }
  for (const bubble of studentNumberBubbles()) drawBubble(pen, bubble, bubbleRadius, String(bubble.digit));
}
