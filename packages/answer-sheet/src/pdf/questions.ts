import type { Layout } from '../layout/layouts.js';
import type { Point } from '../layout/page.js';
import { INK, type Pen } from './pen.js';

const RING_WIDTH = 0.25;

/** The answer area. Rings and letters are grey and thin: they guide the pen and leave the reader a nearly white disc. */
export function drawQuestions(pen: Pen, layout: Layout, questions: number): void {
  const { bubbleRadius, numberWidth, pitch } = layout.grid;
  for (const bubble of layout.bubbles.slice(0, questions * 5)) {
    drawBubble(pen, bubble, bubbleRadius, bubble.letter);
    if (bubble.letter !== 'A') continue;
    const left = bubble.x - pitch / 2 - numberWidth;
    const number = String(bubble.question).padStart(2, '0');
    pen.text(
      number,
      { x: left, y: bubble.y - 1 },
      {
        size: 8,
        font: 'Helvetica-Bold',
        width: numberWidth - 1,
        align: 'right',
      },
    );
  }
}

export function drawBubble(pen: Pen, centre: Point, radius: number, text: string): void {
  pen.strokeCircle(centre, radius, INK.ring, RING_WIDTH);
  pen.centred(text, centre, { size: radius * 2.9, color: INK.letter });
}
