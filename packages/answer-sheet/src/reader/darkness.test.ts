import { describe, expect, it } from 'vitest';
import { layoutFor } from '../layout/layouts.js';
import { LETTERS } from '../layout/question-grid.js';
import type { BubbleSample } from './bubble-sampling.js';
import { darknessBeyondEmpty } from './darkness.js';

const QUESTIONS = 45;
const PAPER = 200;
const { grid } = layoutFor(90);

interface Light {
  /** Share of the light on a bubble that is reflected instead of showing what is below: 0 is none, 1 pure white. */
  reflection?: (question: number, letter: number) => number;
  shade?: (question: number, letter: number) => number;
}

/** A sheet with A marked throughout. */
function sheet({ reflection = () => 0, shade = () => 1 }: Light): BubbleSample[] {
  return Array.from({ length: QUESTIONS * LETTERS.length }, (_, at) => {
    const [question, letter] = [Math.floor(at / LETTERS.length), at % LETTERS.length];
    const seen = (brightness: number) => {
      const below = brightness * shade(question, letter);
      return below + (255 - below) * reflection(question, letter);
    };
    const paper = seen(PAPER);
    const ring = 1 - seen(letter === 0 ? 110 : 160) / paper;
    return {
      centre: { x: 0, y: 0 },
      visible: true,
      inside: seen(letter === 0 ? 80 : 196),
      paper,
      ring,
      evenPaper: true,
    };
  });
}

const nearA = (question: number, letter: number) => letter < 2 && Math.abs(question - 20) <= 2;
const darkness = (light: Light) => darknessBeyondEmpty(sheet(light), grid, 1);
const bubble = (question: number, letter: number) => question * LETTERS.length + letter;

describe('darkness of bubbles', () => {
  it('is that of a mark where a small reflection has all but washed it out, and says so', () => {
    const { values, washedOut } = darkness({ reflection: (question, letter) => (nearA(question, letter) ? 0.9 : 0) });
    expect(values[bubble(20, 0)]).toBeGreaterThan(0.12);
    expect(values[bubble(20, 1)]).toBeLessThan(0.05);
    expect([washedOut[bubble(20, 0)], washedOut[bubble(20, 4)], washedOut[bubble(30, 0)]]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('takes the sunny side of a shadow for no reflection: its print is as clear as any', () => {
    const { values, washedOut } = darkness({ shade: (question, letter) => (nearA(question, letter) ? 1.2 : 0.8) });
    expect(washedOut).not.toContain(true);
    expect(values[bubble(20, 0)]).toBeCloseTo(values[bubble(30, 0)] ?? 0, 2);
  });
});
