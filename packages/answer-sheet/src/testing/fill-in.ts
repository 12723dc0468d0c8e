import type { Layout } from '../layout/layouts.js';
import type { Point } from '../layout/page.js';
import { LETTERS, type Letter } from '../layout/question-grid.js';
import { STUDENT_NUMBER, studentNumberBubbles } from '../layout/student-number.js';
import type { Canvas } from './canvas.js';
import type { Random } from './random.js';

export type MarkKind = 'full' | 'partial' | 'light' | 'tick' | 'erased' | 'double' | 'blank';

/** What a student meant with a question, and how it was marked. */
export interface IntendedAnswer {
  readonly letters: readonly Letter[];
  readonly kind: MarkKind;
}

const PEN = 28;
const PENCIL = 82;
/** Share of questions marked in each way: by a careful class, by most, and by one in a hurry. */
const MARKS = {
  clean: [['full', 1]],
  realistic: [
    ['full', 0.86],
    ['partial', 0.04],
    ['light', 0.03],
    ['tick', 0.02],
    ['erased', 0.02],
    ['double', 0.015],
    ['blank', 0.015],
  ],
  hard: [
    ['full', 0.54],
    ['partial', 0.12],
    ['light', 0.1],
    ['tick', 0.07],
    ['erased', 0.07],
    ['double', 0.05],
    ['blank', 0.05],
  ],
  none: [['blank', 1]],
} as const satisfies Record<string, readonly (readonly [MarkKind, number])[]>;

export type Marks = keyof typeof MARKS;

/** Answers as a class of students gives them. */
export function inventAnswers(random: Random, questions: number, marks: Marks = 'realistic'): IntendedAnswer[] {
  return Array.from({ length: questions }, () => {
    const kind = pickKind(random, marks);
    const first = random.pick(LETTERS);
    if (kind === 'blank') return { letters: [], kind };
    if (kind !== 'double') return { letters: [first], kind };
    return { letters: [first, random.pick(LETTERS.filter((letter) => letter !== first))].sort(), kind };
  });
}

/** Marks answers on a drawn page, in pen or in pencil. */
export function fillIn(canvas: Canvas, layout: Layout, answers: readonly IntendedAnswer[], random: Random): void {
  const pen = random.chance(0.2) ? PENCIL : PEN;
  const radius = layout.grid.bubbleRadius;
  answers.forEach(({ letters, kind }, index) => {
    const bubble = (letter: Letter) => layout.bubbles[index * LETTERS.length + LETTERS.indexOf(letter)];
    for (const letter of letters) drawMark(canvas, bubble(letter), radius, kind, pen, random);
    if (kind !== 'erased') return;
    const other = bubble(random.pick(LETTERS.filter((letter) => !letters.includes(letter))));
    canvas.ink(
      other,
      radius * 1.4,
      PENCIL,
      (dx, dy) => 0.08 * Math.min(1, (1.2 * radius - Math.hypot(dx, dy)) / radius),
    );
  });
}

/** Fills in the student's number, leftmost digit first. */
export function fillInNumber(canvas: Canvas, digits: string, random: Random): void {
  [...digits].forEach((digit, place) => {
    const bubble = studentNumberBubbles()[place * 10 + Number(digit)];
    drawMark(canvas, bubble, STUDENT_NUMBER.bubbleRadius, 'full', PEN, random);
  });
}

function drawMark(canvas: Canvas, bubble: Point, radius: number, kind: MarkKind, pen: number, random: Random): void {
  const shaken = (share: number) => random.between([-share, share]) * radius;
  const centre = { x: bubble.x + shaken(0.16), y: bubble.y + shaken(0.16) };
  if (kind === 'tick') {
    drawTick(canvas, centre, radius, pen, random);
    return;
  }
  const size = radius * (kind === 'partial' ? 0.77 : random.between([0.84, 1.06]));
  const strength =
    kind === 'light' ? random.between([0.22, 0.34]) : random.between(pen === PEN ? [0.8, 0.95] : [0.55, 0.75]);
  const ink = kind === 'light' || kind === 'erased' ? PENCIL : pen;
  const grain = random.between([0, 0.2]);
  canvas.ink(centre, size + 0.5, ink, (dx, dy) => {
    const edge = (size - Math.hypot(dx, dy)) / (0.08 * radius) + 0.5;
    return Math.max(0, Math.min(1, edge)) * strength * (1 - grain * random.next());
  });
}

function drawTick(canvas: Canvas, centre: Point, radius: number, pen: number, random: Random): void {
  const at = (x: number, y: number): Point => ({ x: x * radius, y: y * radius });
  const width = random.between([0.2, 0.3]) * radius;
  if (random.chance(0.5)) {
    canvas.stroke(centre, at(-0.8, 0), at(-0.2, 0.65), width, pen, 0.9);
    canvas.stroke(centre, at(-0.2, 0.65), at(1.1, -1), width, pen, 0.9);
  } else {
    canvas.stroke(centre, at(-0.85, -0.85), at(0.85, 0.85), width, pen, 0.9);
    canvas.stroke(centre, at(0.85, -0.85), at(-0.85, 0.85), width, pen, 0.9);
  }
}

function pickKind(random: Random, marks: Marks): MarkKind {
  let left = random.next();
  for (const [kind, share] of MARKS[marks]) {
    left -= share;
    if (left < 0) return kind;
  }
  return 'full';
}
