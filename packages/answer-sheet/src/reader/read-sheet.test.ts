import { describe, expect, it } from 'vitest';
import { layoutFor } from '../layout/layouts.js';
import { LETTERS } from '../layout/question-grid.js';
import {
  CAREFUL,
  type Conditions,
  drawPage,
  fillIn,
  fillInNumber,
  type IntendedAnswer,
  inventAnswers,
  photograph,
  Random,
} from '../testing/index.js';
import { glimpseSheet } from './glimpse.js';
import type { GrayImage } from './gray-image.js';
import { readSheet, type SheetReading } from './read-sheet.js';

const PIXELS_PER_MM = 5;
const SERIAL = 98_765_432;

interface Sheet {
  questions?: number;
  answers?: IntendedAnswer[];
  number?: string;
  conditions?: Partial<Conditions>;
  seed?: number;
}

function aPhoto({ questions = 90, answers, number, conditions = {}, seed = 7 }: Sheet): GrayImage {
  const random = new Random(seed);
  const page = drawPage({ questions, serial: SERIAL, numbered: number !== undefined }, PIXELS_PER_MM);
  fillIn(page, layoutFor(questions), answers ?? inventAnswers(random, questions), random);
  if (number) fillInNumber(page, number, random);
  return photograph(page, { ...CAREFUL, megapixels: 1.3, ...conditions }, random);
}

function reading(photo: GrayImage): SheetReading {
  const result = readSheet(photo);
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  return result;
}

function reasonFor(photo: GrayImage): string {
  const result = readSheet(photo);
  return result.ok ? 'read' : result.reason;
}

/** A dark, soft-edged disc of 8 mm around a place in the photo. */
function withThumb({ width, height, pixels }: GrayImage, { x, y }: { x: number; y: number }): GrayImage {
  const radius = (8 * height) / 297;
  const covered = pixels.map((value, at) => {
    const far = Math.hypot((at % width) - x, Math.floor(at / width) - y);
    const share = Math.max(0, Math.min(1, (radius - far) / 3));
    return value * (1 - share) + 90 * share;
  });
  return { width, height, pixels: covered };
}

const lettersOf = (answers: readonly { letters: readonly string[] }[]) =>
  answers.map(({ letters }) => letters.join(''));

/** Taking a photo is slower than reading it, and a shared machine slower still. */
const PATIENCE = { timeout: 60_000 };

describe('readSheet', PATIENCE, () => {
  it.each([90, 180])('reads what was marked on a sheet of %i questions, and which sheet it is', (questions) => {
    const answers = inventAnswers(new Random(questions), questions);
    const result = reading(aPhoto({ questions, answers }));
    expect(lettersOf(result.answers)).toEqual(lettersOf(answers));
    expect(result.sheet).toEqual({ layout: result.layout.code, numbered: false, serial: SERIAL, questions });
  });

  it.each([0, 90, 180, 270, 33])('reads a sheet turned by %i degrees', (rollDegrees) => {
    const answers = inventAnswers(new Random(3), 90);
    const result = reading(aPhoto({ answers, conditions: { rollDegrees, fill: 0.8 } }));
    expect(lettersOf(result.answers)).toEqual(lettersOf(answers));
  });

  it('reads a bent sheet in bad light, tilted and out of focus', () => {
    const answers = inventAnswers(new Random(5), 90);
    const conditions = { tiltDegrees: 25, curl: 4, blur: 0.35, evenness: 0.4, shadow: 0.4, exposure: 0.5, noise: 4 };
    const result = reading(aPhoto({ answers, conditions: { ...conditions, rollDegrees: 200, fill: 0.8 } }));
    expect(lettersOf(result.answers)).toEqual(lettersOf(answers));
  });

  it.each(LETTERS)('is not misled when every answer is %s', (letter) => {
    const kinds = ['full', 'light', 'partial', 'tick'] as const;
    const answers = Array.from(
      { length: 90 },
      (_, at): IntendedAnswer => ({ letters: [letter], kind: kinds[at % 4] ?? 'full' }),
    );
    const result = reading(aPhoto({ answers }));
    expect(lettersOf(result.answers)).toEqual(lettersOf(answers));
  });

  it('reads an empty sheet as empty, without doubts', () => {
    const answers = Array.from({ length: 180 }, (): IntendedAnswer => ({ letters: [], kind: 'blank' }));
    const result = reading(aPhoto({ questions: 180, answers }));
    expect(lettersOf(result.answers)).toEqual(lettersOf(answers));
    expect(Math.min(...result.answers.map(({ confidence }) => confidence))).toBeGreaterThan(0.5);
  });

  it('reads an empty sheet as empty, too, with a thumb on its edge', () => {
    const answers = Array.from({ length: 180 }, (): IntendedAnswer => ({ letters: [], kind: 'blank' }));
    const photo = aPhoto({ questions: 180, answers, conditions: { blur: 0.3 } });
    const { bubbles } = reading(photo);
    const under = bubbles.filter(({ letter }) => letter === 'E').at(-10);
    const result = reading(withThumb(photo, under ?? { x: 0, y: 0 }));
    expect(lettersOf(result.answers)).toEqual(lettersOf(answers));
    expect(result.answers.some(({ confidence }) => confidence < 0.5)).toBe(true);
  });

  it('reads as many questions as the sheet says it has', () => {
    expect(reading(aPhoto({ questions: 45 })).answers).toHaveLength(45);
  });

  it('reads the number that the student filled in', () => {
    const { studentNumber } = reading(aPhoto({ number: '40719' }));
    expect(studentNumber?.digits).toEqual([4, 0, 7, 1, 9]);
    expect(studentNumber?.confidence).toBeGreaterThan(0.5);
  });

  it('leaves out a digit that was not filled in', () => {
    expect(reading(aPhoto({ number: '123' })).studentNumber?.digits).toEqual([1, 2, 3, null, null]);
  });

  it('says where the bubbles are in the photo', () => {
    const photo = aPhoto({ answers: Array.from({ length: 90 }, () => ({ letters: ['C'], kind: 'full' }) as const) });
    const { bubbles } = reading(photo);
    // Off the middle, where no letter is printed.
    for (const { letter, x, y, radius } of bubbles) {
      const brightness = photo.pixels[Math.floor(y) * photo.width + Math.floor(x + radius * 0.65)];
      if (letter === 'C') expect(brightness).toBeLessThan(180);
      else expect(brightness).toBeGreaterThan(180);
    }
  });
});

describe('a photo that cannot be read', PATIENCE, () => {
  it('is refused when it shows no sheet', () => {
    const { width, height } = aPhoto({});
    expect(reasonFor({ width, height, pixels: new Uint8Array(width * height).fill(140) })).toBe('SHEET_NOT_FOUND');
  });

  it('is refused when half of the sheet is outside', () => {
    const whole = aPhoto({});
    const height = Math.floor(whole.height / 2);
    const upper = { ...whole, height, pixels: whole.pixels.slice(0, height * whole.width) };
    expect(reasonFor(upper)).toBe('SHEET_CUT_OFF');
  });

  it('is refused when something lies on most of the sheet', () => {
    const { width, height, pixels } = aPhoto({});
    const covered = pixels.map((value, at) => {
      const [x, y] = [(at % width) / width, Math.floor(at / width) / height];
      return x > 0.15 && x < 0.85 && y > 0.2 && y < 0.8 ? 60 : value;
    });
    expect(reasonFor({ width, height, pixels: covered })).toBe('SHEET_COVERED_OR_BENT');
  });

  it('is refused when it is too dark', () => {
    expect(reasonFor(aPhoto({ conditions: { exposure: 0.006, noise: 8 } }))).toBe('PHOTO_TOO_DARK');
  });

  it('is refused when it is far out of focus', () => {
    expect(reasonFor(aPhoto({ conditions: { blur: 6 } }))).toBe('PHOTO_TOO_BLURRY');
  });

  it('is refused when the sheet is far away', () => {
    expect(reasonFor(aPhoto({ conditions: { fill: 0.17, megapixels: 1.2 } }))).toBe('SHEET_TOO_SMALL');
  });

  it('is refused when it is a thumbnail', () => {
    expect(reasonFor({ width: 300, height: 400, pixels: new Uint8Array(300 * 400).fill(200) })).toBe('PHOTO_TOO_SMALL');
  });
});

describe('glimpseSheet', PATIENCE, () => {
  it('sees the four corners of a sheet', () => {
    const { markersSeen, outline } = glimpseSheet(aPhoto({ conditions: { megapixels: 1 } }));
    expect(markersSeen).toBe(4);
    expect(outline).toHaveLength(4);
  });

  it('sees nothing on an empty table', () => {
    expect(glimpseSheet({ width: 600, height: 800, pixels: new Uint8Array(600 * 800).fill(120) })).toEqual({
      markersSeen: 0,
      outline: null,
    });
  });
});
