import { describe, expect, it } from 'vitest';
import { onlyKeyEquals, onlyKeySatisfies } from './only-key.js';
import { alternativesOf, keyOf, numbersIn } from './question.js';

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

  it('mt-10: three different people among the six without Libras', () => {
    const people = Array.from({ length: 10 }, (_, person) => person);
    const shifts = people.flatMap((a) =>
      people.filter((b) => b > a).flatMap((b) => people.filter((c) => c > b).map((c) => [a, b, c])),
    );
    const signs = (person: number): boolean => person < 4;
    const without = shifts.filter((shift) => !shift.some(signs));
    onlyKeySatisfies('mt-10', (text) => {
      const [numerator = 0, denominator = 1] = numbersIn(text);
      return Math.abs(numerator / denominator - without.length / shifts.length) < 1e-9;
    });
  });

  it('mt-11: nine São Paulo alqueires in Bahian tarefas', () => {
    onlyKeyEquals('mt-11', (9 * 24_200) / 4_356);
  });

  it('mt-12: revenue at every price tried, fifty cents at a time', () => {
    const formulas = new Map<string, (p: number) => number>([
      ['R = 176p − 8p².', (p) => 176 * p - 8 * p ** 2],
      ['R = 128p − 4p².', (p) => 128 * p - 4 * p ** 2],
      ['R = 80p − 8p².', (p) => 80 * p - 8 * p ** 2],
      ['R = 960 − 16p − 8p².', (p) => 960 - 16 * p - 8 * p ** 2],
      ['R = 176 − 8p.', (p) => 176 - 8 * p],
    ]);
    const steps = [0, 1, 2, 3, 10];
    onlyKeySatisfies('mt-12', (text) =>
      steps.every((step) => {
        const price = 12 + 0.5 * step;
        return formulas.get(text)?.(price) === price * (80 - 4 * step);
      }),
    );
  });

  it('mt-13: columns drawn three to one for percentages almost equal', () => {
    const [lavrado, rival, axisStart] = [96, 92, 90];
    expect((lavrado - axisStart) / (rival - axisStart)).toBe(3);
    expect(lavrado / rival).toBeCloseTo(1, 1);
    expect(lavrado - rival).not.toBe(2);
    onlyKeySatisfies('mt-13', (text) => text.includes('próxima de 1') && text.includes('não parte do zero'));
  });

  it('mt-14: beads no further than nine steps from the middle one', () => {
    const steps = Array.from({ length: 19 }, (_, index) => index - 9);
    const beads = steps.flatMap((x) => steps.filter((y) => Math.abs(x) + Math.abs(y) <= 9));
    onlyKeyEquals('mt-14', beads.length);
  });

  it('mt-15: true temperatures are 1.5 °C below the readings', () => {
    const readings = new Map([
      ['I.', [2.5, 7.8]],
      ['II.', [0.8, 6.2]],
      ['III.', [3.8, 9.2]],
      ['IV.', [3.0, 9.4]],
      ['V.', [4.1, 9.9]],
    ]);
    onlyKeySatisfies('mt-15', (text) =>
      (readings.get(text) ?? []).map((read) => read - 1.5).every((real) => real >= 2 && real <= 8),
    );
  });

  it('mt-16: activity falls to one per cent', () => {
    const years = (30 * Math.log10(100)) / 0.3;
    onlyKeyEquals('mt-16', years);
    expect(2 ** (-years / 30)).toBeCloseTo(0.01, 3);
  });

  it('mt-17: cheapest proposal in which all sirens fail at most once in a hundred', () => {
    const proposals = [
      { name: 'I.', sirens: 1, failure: 0.02, cost: 30 },
      { name: 'II.', sirens: 2, failure: 0.12, cost: 34 },
      { name: 'III.', sirens: 3, failure: 0.2, cost: 42 },
      { name: 'IV.', sirens: 2, failure: 0.08, cost: 48 },
      { name: 'V.', sirens: 4, failure: 0.3, cost: 52 },
    ];
    const safe = proposals.filter(({ sirens, failure }) => 1 - failure ** sirens >= 0.99);
    const cheapest = safe.reduce((a, b) => (b.cost < a.cost ? b : a));
    onlyKeySatisfies('mt-17', (text) => text === cheapest.name);
  });

  it('mt-18: rain on the horizontal projection of the roof, less a fifth', () => {
    onlyKeyEquals('mt-18', 6 * 8 * sum([60, 110, 90, 40]) * (1 - 0.2));
  });

  it('mt-19: tallest stack of each row, seen from the east with the south on the left', () => {
    const northToSouth = [
      [1, 3, 0, 2],
      [2, 1, 1, 1],
      [4, 2, 1, 0],
      [0, 1, 1, 1],
    ];
    const seen = northToSouth.map((row) => Math.max(...row)).reverse();
    onlyKeySatisfies('mt-19', (text) => numbersIn(text).join() === seen.join());
  });

  it('mt-20: speed, the inverse of the pace', () => {
    const [before, after] = [10 / (60 / 60), 10 / (50 / 60)];
    const growth = Math.round((after / before - 1) * 100);
    onlyKeySatisfies('mt-20', (text) => text.startsWith(`aumentou ${growth}%`));
    expect(numbersIn(keyOf('mt-20')).slice(1)).toEqual([before, Math.round(after)]);
  });

  it('mt-21: the shortest round trip from Angico', () => {
    const places = ['Angico', 'Brejinho', 'Catolé', 'Lajedo', 'Umbuzal'];
    const distances = [
      [0, 49, 54, 33, 20],
      [49, 0, 22, 63, 38],
      [54, 22, 0, 77, 51],
      [33, 63, 77, 0, 26],
      [20, 38, 51, 26, 0],
    ];
    const length = (text: string): number => {
      const visits = (text.match(/[A-Z]\p{L}+/gu) ?? []).map((name) => places.indexOf(name));
      expect([...visits].sort()).toEqual([1, 2, 3, 4]);
      const stops = [0, ...visits, 0];
      return sum(stops.slice(1).map((stop, leg) => distances[stops[leg] ?? 0]?.[stop] ?? Number.NaN));
    };
    const shortest = Math.min(...Object.values(alternativesOf('mt-21')).map(length));
    onlyKeySatisfies('mt-21', (text) => length(text) === shortest);
  });

  it('mt-22: least value, on the day of the purchase, of what is paid', () => {
    const payments = new Map([
      ['I.', [5760]],
      ['II.', [0, 5900]],
      ['III.', [0, 2950, 2950]],
      ['IV.', [3000, 0, 2800]],
      ['V.', [0, 0, 0, 6050]],
    ]);
    const cost = (name: string): number =>
      sum((payments.get(name) ?? []).map((amount, month) => amount / 1.02 ** month));
    const least = Math.min(...[...payments.keys()].map(cost));
    onlyKeySatisfies('mt-22', (text) => cost(text) === least);
  });

  it('mt-23: sediment in a cone similar to the vessel', () => {
    onlyKeyEquals('mt-23', 1000 * (8 / 40) ** 3);
  });

  it('mt-24: cheapest proposal with at most twelve minutes between departures', () => {
    const proposals = [
      { name: 'I.', ferries: 6, trip: 80, cost: 90 },
      { name: 'II.', ferries: 7, trip: 80, cost: 150 },
      { name: 'III.', ferries: 6, trip: 60, cost: 180 },
      { name: 'IV.', ferries: 4, trip: 50, cost: 80 },
      { name: 'V.', ferries: 5, trip: 60, cost: 120 },
    ];
    const frequent = proposals.filter(({ ferries, trip }) => trip / ferries <= 12);
    const cheapest = frequent.reduce((a, b) => (b.cost < a.cost ? b : a));
    onlyKeySatisfies('mt-24', (text) => text === cheapest.name);
  });

  it('mt-25: the end of the talk on the clocks of Fernando de Noronha', () => {
    const startUtc = 19 * 60 + 30 - -5 * 60;
    const endInNoronha = (startUtc + 100 + -2 * 60) % (24 * 60);
    onlyKeySatisfies('mt-25', (text) => {
      const [hours = 0, minutes = 0] = numbersIn(text);
      return hours * 60 + minutes === endInNoronha;
    });
  });

  it('mt-26: better in both groups and worse in all, because of the sizes of the groups', () => {
    const aurora = { recent: [80, 100], back: [120, 400] } as const;
    const mare = { recent: [300, 400], back: [25, 100] } as const;
    const rate = ([passed, enrolled]: readonly [number, number]): number => passed / enrolled;
    const total = ({ recent, back }: typeof aurora | typeof mare): number =>
      (recent[0] + back[0]) / (recent[1] + back[1]);
    expect(rate(aurora.recent)).toBeGreaterThan(rate(mare.recent));
    expect(rate(aurora.back)).toBeGreaterThan(rate(mare.back));
    expect([total(aurora), total(mare)]).toEqual([0.4, 0.65]);
    expect(rate(aurora.back)).toBeLessThan(rate(aurora.recent));
    expect(aurora.back[1]).toBeGreaterThan(mare.back[1]);
    onlyKeySatisfies('mt-26', (text) => text.startsWith('o Aurora tem taxas maiores nos dois perfis'));
  });

  it('mt-27: the only proposed point within five kilometres of the three communities', () => {
    const communities: [number, number][] = [
      [1, 1],
      [8, 8],
      [10, 4],
    ];
    onlyKeySatisfies('mt-27', (text) => {
      const [x = 0, y = 0] = numbersIn(text);
      return communities.every(([a, b]) => Math.hypot(x - a, y - b) <= 5);
    });
  });

  it('mt-28: the angles around a vertex add up to a full turn', () => {
    const sides = new Map([
      ['triangular', 3],
      ['quadrada', 4],
      ['hexagonal', 6],
      ['octogonal', 8],
      ['dodecagonal', 12],
    ]);
    const angle = (n: number): number => (180 * (n - 2)) / n;
    onlyKeySatisfies('mt-28', (text) => {
      const piece = sides.get(text.split(',')[0] ?? '') ?? 0;
      return angle(6) + angle(12) + angle(piece) === 360;
    });
    expect(sum(numbersIn(keyOf('mt-28')).slice(0, 3))).toBe(360);
  });

  it('mt-29: thirty per cent off a price already raised by a quarter', () => {
    const before = 800;
    const charged = before * (1 + 25 / 100) * (1 - 30 / 100);
    onlyKeyEquals('mt-29', ((before - charged) / before) * 100);
  });

  it('mt-30: the largest rise in number of students, not in percentage points', () => {
    const shares = [
      { name: 'a caminhada.', before: 25, after: 22 },
      { name: 'o barco.', before: 5, after: 4 },
      { name: 'a bicicleta.', before: 12, after: 18 },
      { name: 'o carro.', before: 8, after: 11 },
      { name: 'o ônibus.', before: 50, after: 45 },
    ];
    expect(sum(shares.map(({ before }) => before))).toBe(100);
    expect(sum(shares.map(({ after }) => after))).toBe(100);
    const rise = ({ before, after }: { before: number; after: number }): number => 600 * after - 400 * before;
    const most = shares.reduce((a, b) => (rise(b) > rise(a) ? b : a));
    onlyKeySatisfies('mt-30', (text) => text === most.name);
  });

  it('mt-31: numbers of trips for which Popular is cheaper than both others', () => {
    const trips = Array.from({ length: 200 }, (_, n) => n);
    const popular = trips.filter((n) => 20 + 1.5 * n < 2.5 * n && 20 + 1.5 * n < 68);
    onlyKeySatisfies('mt-31', (text) => numbersIn(text).join() === [popular.at(0), popular.at(-1)].join());
  });

  it('mt-32: paint grows with the square of the scale', () => {
    onlyKeyEquals('mt-32', 15 * (320 / 40) ** 2);
  });

  it('mt-33: sick people among those who test positive', () => {
    const [ill, healthy] = [0.1, 0.9];
    const truePositive = ill * 0.9;
    const falsePositive = healthy * (1 - 0.95);
    onlyKeyEquals('mt-33', Math.round((100 * truePositive) / (truePositive + falsePositive)));
  });

  it('mt-34: parts as years over absences', () => {
    const parts = { socorro: 4 / 2, zuleide: 6 / 4, francisca: 5 / 2 };
    onlyKeyEquals('mt-34', (4200 * parts.francisca) / sum(Object.values(parts)));
  });

  it('mt-35: a drop a second, twenty drops a millilitre', () => {
    const litres = (24 * 60 * 60) / 20 / 1000;
    const verdict = litres > 40 ? 'razoável' : 'exagerada';
    onlyKeySatisfies('mt-35', (text) => text.startsWith(verdict) && numbersIn(text).includes(Math.round(litres)));
  });

  it('mt-36: orders of seven songs with no two forrós in a row', () => {
    const orders = (left: readonly string[], last = ''): number =>
      left.length === 0
        ? 1
        : sum(
            left
              .filter((song) => !(song.startsWith('forró') && last.startsWith('forró')))
              .map((song) =>
                orders(
                  left.filter((other) => other !== song),
                  song,
                ),
              ),
          );
    const songs = ['samba 1', 'samba 2', 'samba 3', 'samba 4', 'forró 1', 'forró 2', 'forró 3'];
    onlyKeyEquals('mt-36', orders(songs));
  });

  it('mt-37: mean of the middles of the classes', () => {
    const visits = [10, 18, 12, 6, 4];
    const minutes = visits.flatMap((count, index) => Array<number>(count).fill(10 * index + 5));
    expect(minutes).toHaveLength(50);
    onlyKeyEquals('mt-37', sum(minutes) / minutes.length);
  });

  it.each([3, Math.PI])('mt-38: least lining among the reservoirs that hold enough and fit, for a π of %d', (pi) => {
    const cylinder = (name: string, diameter: number, height: number) => ({
      name,
      widest: diameter,
      volume: (pi * diameter ** 2 * height) / 4,
      lining: (pi * diameter ** 2) / 4 + pi * diameter * height,
    });
    const block = (name: string, length: number, width: number, height: number) => ({
      name,
      widest: Math.max(length, width),
      volume: length * width * height,
      lining: length * width + 2 * (length + width) * height,
    });
    const proposals = [
      cylinder('I.', 2, 2.4),
      cylinder('II.', 2, 2.2),
      cylinder('III.', 3, 1.1),
      block('IV.', 2, 2, 1.8),
      block('V.', 2, 1.8, 2),
    ];
    const suitable = proposals.filter(({ widest, volume }) => widest <= 2.2 && volume >= 7);
    const thriftiest = suitable.reduce((a, b) => (b.lining < a.lining ? b : a));
    onlyKeySatisfies('mt-38', (text) => text === thriftiest.name);
  });

  it('mt-39: exponents that reproduce the four tests with one constant', () => {
    const tests: [diameter: number, speed: number, power: number][] = [
      [40, 5, 40],
      [80, 5, 160],
      [40, 10, 320],
      [80, 10, 1280],
    ];
    const exponents: Record<string, number> = { '': 1, '²': 2, '³': 3 };
    onlyKeySatisfies('mt-39', (text) => {
      const [, ofD = '', ofV = ''] = /D([²³]?) · v([²³]?)/.exec(text) ?? [];
      const constants = tests.map(([d, v, power]) => power / (d ** (exponents[ofD] ?? 0) * v ** (exponents[ofV] ?? 0)));
      return Math.max(...constants) - Math.min(...constants) < 1e-12;
    });
  });

  it('mt-40: hours of deep water while the pier is open', () => {
    const perHour = 3600;
    const seconds = Array.from({ length: 12 * perHour }, (_, second) => 6 + (second + 0.5) / perHour);
    const deep = seconds.filter((t) => 3.4 + 2.8 * Math.cos((Math.PI * t) / 6) >= 4.8);
    onlyKeyEquals('mt-40', deep.length / perHour);
  });

  it('mt-41: mirrored from left to right, never upside down', () => {
    const sun = { x: -1, y: 1 };
    const beak = { x: 1 };
    const printed = { sun: { x: -sun.x, y: sun.y }, beak: { x: -beak.x } };
    const side = (x: number): string => (x < 0 ? 'esquerda' : 'direita');
    const place = `o sol ${printed.sun.y > 0 ? 'no alto' : 'embaixo'}, à ${side(printed.sun.x)}`;
    const flight = `voltado para a ${side(printed.beak.x)}`;
    onlyKeySatisfies('mt-41', (text) => text.startsWith(place) && text.includes(flight));
  });

  it('mt-42: law of sines across the river', () => {
    const degrees = Math.PI / 180;
    const distance = (80 * Math.sin(30 * degrees)) / Math.sin((180 - 105 - 30) * degrees);
    onlyKeySatisfies('mt-42', (text) => {
      const [factor = 0, radicand = 1] = numbersIn(text);
      return Math.abs(factor * Math.sqrt(radicand) - distance) < 1e-9;
    });
  });

  it('mt-43: length of the day at the equator and at 30° south', () => {
    const dayLength = (latitude: number, day: number): number => {
      const declination = ((23.44 * Math.PI) / 180) * Math.sin((2 * Math.PI * (day - 81)) / 365.25);
      return (24 / Math.PI) * Math.acos(-Math.tan((latitude * Math.PI) / 180) * Math.tan(declination));
    };
    const [march, june, september, december] = [81, 172, 264, 355];
    const gap = (day: number): number => dayLength(-30, day) - dayLength(0, day);
    expect(gap(march)).toBeCloseTo(0, 1);
    expect(gap(september)).toBeCloseTo(0, 1);
    expect(gap(june)).toBeLessThan(-1.5);
    expect(gap(december)).toBeGreaterThan(1.5);
    onlyKeySatisfies('mt-43', (text) => text.startsWith('em março e em setembro') && text.includes('igual'));
  });

  it('mt-44: least essay score, in steps of twenty, for a weighted mean of 702', () => {
    const known = [
      { weight: 1, score: 620 },
      { weight: 1, score: 640 },
      { weight: 2, score: 600 },
      { weight: 3, score: 700 },
    ];
    const mean = (essay: number): number => {
      const all = [...known, { weight: 3, score: essay }];
      return sum(all.map(({ weight, score }) => weight * score)) / sum(all.map(({ weight }) => weight));
    };
    const scores = Array.from({ length: 51 }, (_, step) => 20 * step);
    onlyKeyEquals('mt-44', scores.find((essay) => mean(essay) >= 702) ?? Number.NaN);
  });

  it('mt-45: turns of the roll added one by one', () => {
    const thickness = 0.025;
    const turns = Math.round((20 - 5) / thickness);
    const radii = Array.from({ length: turns }, (_, turn) => 5 + (turn + 0.5) * thickness);
    const centimetres = sum(radii.map((radius) => 2 * 3 * radius));
    onlyKeyEquals('mt-45', centimetres / 100);
  });
});
