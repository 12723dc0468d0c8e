import { describe, expect, it } from 'vitest';
import { alternativesOf, keyOf, numberIn } from './question.js';

/** The key reads `expected` and no other alternative does. */
function onlyKeyEquals(id: string, expected: number, digits = 6): void {
  expect(numberIn(keyOf(id))).toBeCloseTo(expected, digits);
  const matching = Object.values(alternativesOf(id)).filter(
    (text) => Math.abs(numberIn(text) - expected) < 0.5 * 10 ** -digits,
  );
  expect(matching).toHaveLength(1);
}

/** The alternatives that satisfy `accepts` are exactly the key. */
function onlyKeySatisfies(id: string, accepts: (text: string) => boolean): void {
  expect(Object.values(alternativesOf(id)).filter(accepts)).toEqual([keyOf(id)]);
}

/** Every pt-BR number in a text, in order. */
function numbersIn(text: string): number[] {
  return (text.match(/\d+(?:\.\d{3})*(?:,\d+)?/g) ?? []).map((part) => numberIn(part));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

describe('Matemática', () => {
  it('mt-01: beads against the bar, five above and one below, from thousands to units', () => {
    const rods = [
      { above: 0, below: 2 },
      { above: 1, below: 2 },
      { above: 0, below: 0 },
      { above: 1, below: 4 },
    ];
    onlyKeyEquals(
      'mt-01',
      rods.reduce((value, rod) => 10 * value + 5 * rod.above + rod.below, 0),
    );
  });

  it('mt-02: there and back along three straight stretches at 1:50.000', () => {
    const centimetres = Math.hypot(4, 0) + Math.hypot(0, 3) + Math.hypot(4, 3);
    const kilometres = (2 * centimetres * 50_000) / 100_000;
    onlyKeyEquals('mt-02', kilometres);
  });

  it('mt-03: the year in which the sum of both productions grew most', () => {
    const aroeira = [20, 28, 26, 32, 36, 34];
    const marmeleiro = [24, 22, 30, 36, 34, 42];
    const joint = aroeira.map((value, year) => value + (marmeleiro[year] ?? 0));
    const growth = joint.slice(1).map((value, year) => value - (joint[year] ?? 0));
    const best = Math.max(...growth);
    expect(growth.filter((value) => value === best)).toHaveLength(1);
    const start = 2019 + growth.indexOf(best);
    onlyKeySatisfies('mt-03', (text) => text === `${start} para ${start + 1}.`);
  });

  it('mt-04: hours of eight people at the pace of the last gathering', () => {
    const perPersonHour = 480 / (6 * 4);
    const hours = 720 / (8 * perPersonHour);
    onlyKeySatisfies('mt-04', (text) => {
      const [whole = 0, minutes = 0] = numbersIn(text);
      return Math.abs(whole + minutes / 60 - hours) < 1e-9;
    });
  });

  it('mt-05: two corners of each tile stay white', () => {
    const side = 20;
    const corner = side ** 2 - (3.14 * side ** 2) / 4;
    const panel = (100 * 2 * corner) / 10_000;
    onlyKeyEquals('mt-05', panel);
  });

  it('mt-06: median of the forty matches', () => {
    const matches = [4, 8, 8, 10, 2, 2, 6];
    const goals = matches.flatMap((count, scored) => Array<number>(count).fill(scored));
    expect(goals).toHaveLength(40);
    onlyKeyEquals('mt-06', sum(goals.slice(19, 21)) / 2);
  });

  it('mt-07: steepest fall of the battery', () => {
    const charge = new Map([
      [6, 90],
      [8, 70],
      [10, 80],
      [11, 55],
      [14, 85],
      [17, 40],
      [18, 40],
    ]);
    const slope = (text: string): number => {
      const [from = 0, to = 0] = numbersIn(text);
      return ((charge.get(to) ?? 0) - (charge.get(from) ?? 0)) / (to - from);
    };
    const steepest = Math.min(...Object.values(alternativesOf('mt-07')).map(slope));
    onlyKeySatisfies('mt-07', (text) => slope(text) === steepest);
  });

  it('mt-08: seconds of half an hour in which the three lights flash', () => {
    const instants = Array.from({ length: 30 * 60 + 1 }, (_, second) => second);
    const together = instants.filter((second) => [8, 12, 30].every((period) => second % period === 0));
    onlyKeyEquals('mt-08', together.length);
  });

  it('mt-09: half the sides of the faces, in agreement with Euler', () => {
    const sidesOfFaces = [6, ...Array<number>(6).fill(4), ...Array<number>(6).fill(3)];
    const edges = sum(sidesOfFaces) / 2;
    const vertices = 6 + 6 + 1;
    expect(vertices - edges + sidesOfFaces.length).toBe(2);
    onlyKeyEquals('mt-09', edges);
  });
});
