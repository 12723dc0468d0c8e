import type { Layout } from '../layout/layouts.js';
import type { Point } from '../layout/page.js';
import { INK, type Pen } from './pen.js';

const RING_WIDTH = 0.25;
const NUMBER_GAP = 1;

/** The answer area. Rings and letters are grey and thin: they guide the pen and leave the reader a nearly white disc. */
export function drawQuestions(pen: Pen, layout: Layout, questions: number): void {
  const { bubbleRadius, pitch } = layout.grid;
  for (const bubble of layout.bubbles.slice(0, questions * 5)) {
    drawBubble(pen, bubble, bubbleRadius, bubble.letter);
    if (bubble.letter !== 'A') continue;
    const number = String(bubble.question).padStart(2, '0');
    const before = { x: bubble.x - pitch / 2 - NUMBER_GAP, y: bubble.y };
    pen.label(number, before, { size: 8, font: 'Helvetica-Bold', align: 'right' });
  }
}

export function drawBubble(pen: Pen, centre: Point, radius: number, text: string): void {
  pen.strokeCircle(centre, radius, INK.ring, RING_WIDTH);
  pen.label(text, centre, { size: radius * 2.9, color: INK.letter });
}
