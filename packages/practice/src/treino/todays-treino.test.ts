import { describe, expect, it } from 'vitest';
import { aPool } from '../a-question.test-builder.js';
import { chanceOfRight, densityOf, unknownAbility } from '../ability.js';
import { preparePool } from '../question.js';
import { seededRandom } from '../seeded-random.js';
import { shareOut } from './share-out.js';
import { todaysTreino } from './todays-treino.js';

const DAY = 86_400_000;
const NOW = 100 * DAY;
const questions = aPool(120);
const exam = questions.slice(0, 45).map(({ parameters }) => parameters);
const of = (prefix: string) =>
  preparePool(questions.map((question) => ({ ...question, id: `${prefix}-${question.id}` })));
const area = (name: 'CN' | 'MT', weight = 1) => ({
  area: name,
  weight,
  ability: unknownAbility(),
  pool: of(name),
  exam,
});
const request = {
  caderno: new Map(),
  areas: [area('CN'), area('MT')],
  lastAnswered: new Map<string, number>(),
  now: NOW,
  random: seededRandom(1),
};
const entry = (due: number) => ({ due, rights: 0, left: false });

describe('treino de hoje', () => {
  it('is ten questions that the student gets right in 55 to 75 of 100 cases', () => {
    const ids = todaysTreino(request);
    const density = densityOf(unknownAbility());
    const byId = new Map(request.areas.flatMap(({ pool }) => pool).map((question) => [question.id, question]));
    expect(new Set(ids).size).toBe(10);
    for (const id of ids) {
      const chance = chanceOfRight(density, byId.get(id)?.curve ?? new Float64Array());
      expect(chance).toBeGreaterThanOrEqual(0.55);
      expect(chance).toBeLessThanOrEqual(0.75);
    }
  });

  it('starts with what the caderno has due, most overdue first, and leaves out what is due later', () => {
    const caderno = new Map([
      ['MT-q1', entry(NOW - DAY)],
      ['CN-q2', entry(NOW - 3 * DAY)],
      ['CN-q3', entry(NOW + 9 * DAY)],
      ['CN-q4', { ...entry(NOW - DAY), left: true }],
    ]);
    const lastAnswered = new Map([...caderno.keys()].map((id) => [id, NOW - 20 * DAY]));
    const ids = todaysTreino({ ...request, caderno, lastAnswered });
    expect(ids.slice(0, 2)).toEqual(['CN-q2', 'MT-q1']);
    expect(ids).toHaveLength(10);
    expect(ids).not.toContain('CN-q3');
    expect(ids).not.toContain('CN-q4');
  });

  it('brings nothing back within fourteen days, unless it is due', () => {
    const ids = request.areas.flatMap(({ pool }) => pool.map(({ id }) => id));
    const answered = (days: number) => new Map(ids.map((id) => [id, NOW - days * DAY]));
    expect(todaysTreino({ ...request, lastAnswered: answered(13) })).toEqual([]);
    expect(todaysTreino({ ...request, lastAnswered: answered(14) })).toHaveLength(10);
  });

  it('prefers questions never seen', () => {
    const seen = new Map(
      of('CN')
        .slice(0, 100)
        .map(({ id }) => [id, NOW - 30 * DAY]),
    );
    const ids = todaysTreino({ ...request, areas: [area('CN')], lastAnswered: seen });
    expect(ids.some((id) => seen.has(id))).toBe(false);
  });

  it('mixes the areas by the weights of the objetivo', () => {
    const ids = todaysTreino({ ...request, areas: [area('CN', 1), area('MT', 4)] });
    expect(ids.filter((id) => id.startsWith('MT')).length).toBeGreaterThanOrEqual(8);
    expect(ids.slice(0, 2).map((id) => id.slice(0, 2))).toEqual(['CN', 'MT']);
  });
});

describe('shares of a whole', () => {
  it('add up to it and follow the weights', () => {
    expect(shareOut(10, [1, 1, 1])).toEqual([4, 3, 3]);
    expect(shareOut(10, [3, 1])).toEqual([8, 2]);
    expect(shareOut(4, [0, 0])).toEqual([2, 2]);
  });
});
