import type { Conditions, Random } from '@gabarita/answer-sheet/testing';

type Range = readonly [number, number];
type Ranges = Readonly<Record<Exclude<keyof Conditions, 'rollDegrees'>, Range>> & {
  readonly roll: 'small' | 'quarters' | 'any';
  readonly jpeg: Range;
};

/** From a careful photo (1) to one that may be refused (5). */
const SEVERITIES: Readonly<Record<number, Ranges>> = {
  1: {
    megapixels: [8, 12],
    tiltDegrees: [0, 8],
    roll: 'small',
    fill: [0.9, 0.97],
    curl: [0, 0.6],
    blur: [0, 0.08],
    evenness: [0.85, 1],
    shadow: [1, 1],
    exposure: [0.85, 1.05],
    noise: [0.5, 1.5],
    background: [110, 160],
    jpeg: [90, 96],
  },
  2: {
    megapixels: [3, 12],
    tiltDegrees: [4, 15],
    roll: 'small',
    fill: [0.82, 0.95],
    curl: [0, 1.5],
    blur: [0.05, 0.2],
    evenness: [0.65, 0.9],
    shadow: [0.55, 1],
    exposure: [0.7, 1],
    noise: [1, 3],
    background: [70, 160],
    jpeg: [82, 92],
  },
  3: {
    megapixels: [2, 8],
    tiltDegrees: [8, 24],
    roll: 'quarters',
    fill: [0.72, 0.93],
    curl: [0.5, 3],
    blur: [0.1, 0.4],
    evenness: [0.45, 0.75],
    shadow: [0.4, 0.8],
    exposure: [0.45, 0.9],
    noise: [2, 5],
    background: [50, 190],
    jpeg: [65, 82],
  },
  4: {
    megapixels: [1.3, 3],
    tiltDegrees: [14, 34],
    roll: 'any',
    fill: [0.62, 0.9],
    curl: [1, 5],
    blur: [0.2, 0.7],
    evenness: [0.3, 0.6],
    shadow: [0.28, 0.6],
    exposure: [0.25, 0.7],
    noise: [3, 8],
    background: [40, 220],
    jpeg: [45, 65],
  },
  5: {
    megapixels: [1.2, 3],
    tiltDegrees: [20, 45],
    roll: 'any',
    fill: [0.58, 0.88],
    curl: [2, 8],
    blur: [0.35, 1.1],
    evenness: [0.2, 0.45],
    shadow: [0.18, 0.42],
    exposure: [0.12, 0.45],
    noise: [5, 12],
    background: [40, 220],
    jpeg: [30, 52],
  },
};

export function conditionsOf(severity: number, random: Random): { conditions: Conditions; jpegQuality: number } {
  const ranges = SEVERITIES[severity];
  if (!ranges) throw new RangeError(`There is no severity ${severity}`);
  const conditions = {
    megapixels: random.between(ranges.megapixels),
    tiltDegrees: random.between(ranges.tiltDegrees),
    rollDegrees: rollOf(ranges.roll, random),
    fill: random.between(ranges.fill),
    curl: random.between(ranges.curl),
    blur: random.between(ranges.blur),
    evenness: random.between(ranges.evenness),
    shadow: random.between(ranges.shadow),
    exposure: random.between(ranges.exposure),
    noise: random.between(ranges.noise),
    background: random.between(ranges.background),
  };
  return { conditions, jpegQuality: Math.round(random.between(ranges.jpeg)) };
}

function rollOf(kind: Ranges['roll'], random: Random): number {
  if (kind === 'any') return random.between([0, 360]);
  return (kind === 'quarters' ? 90 * random.below(4) : 0) + random.between([-12, 12]);
}
