import { STUDENT_NUMBER, studentNumberBubbles } from '../layout/student-number.js';
import { INK, type Pen } from './pen.js';
import { drawBubble } from './questions.js';

/** A box to write each digit in, and ten bubbles beside it. */
export function drawStudentNumber(pen: Pen): void {
  const { left, top, digits, rowHeight, bubbleRadius } = STUDENT_NUMBER;
  const boxLeft = left - 6;
  pen.text(
    'Número do estudante: escreva um algarismo por linha e preencha o círculo',
    { x: boxLeft, y: top - 1.9 },
    {
      size: 5.2,
      color: INK.muted,
      width: 64,
    },
  );
  for (let place = 0; place < digits; place++) {
    pen.strokeBox({ x: boxLeft, y: top + place * rowHeight + 0.25, width: 4.8, height: rowHeight - 0.5 });
  }
  for (const bubble of studentNumberBubbles()) drawBubble(pen, bubble, bubbleRadius, String(bubble.digit));
}
