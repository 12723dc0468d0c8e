import type { Area } from '@gabarita/enem';
import { eq, gt, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aRankedAttempt, type GivenResult, rankedValues } from '../../../test/ranking.js';
import { useTestApp } from '../../../test/test-app.js';
import type { Db } from '../../db/database.js';
import { attempts, type RankingArea, rankingResults, rankingStandings, users } from '../../db/schema/index.js';
import { deleteAccount, updateAccount } from '../users/accounts.js';
import { recountAttempt } from './counting.js';
import { foldTally } from './jobs.js';
import { countAll, findAmongAll, listAll } from './repository.js';

const testApp = useTestApp();

const AREAS: RankingArea[] = ['geral', 'linguagens', 'matematica'];
const STUDENTS = 6;

interface Known {
  student: number;
  result: GivenResult;
  open: boolean;
}

/** The same history, kept as simply as can be: positions are found by counting who is better. */
class Model {
  readonly results = new Map<number, Known>();
  readonly hidden = new Set<number>();
  readonly gone = new Set<number>();

  constructor(readonly ids: number[]) {}

  /** The id of the student at this place. */
  id(place: number): number {
    return this.ids[place] ?? 0;
  }

  averages(area: RankingArea): Map<number, number> {
    const sums = new Map<number, number[]>();
    for (const { student, result, open } of this.results.values()) {
      const percentage = area === 'geral' ? result.percentage : result.areas?.[area as Area];
      if (!open || percentage === undefined || this.hidden.has(student) || this.gone.has(student)) continue;
      sums.set(student, [...(sums.get(student) ?? []), Math.round(percentage * 10)]);
    }
    return new Map([...sums].map(([student, all]) => [student, Math.round(all.reduce((a, b) => a + b) / all.length)]));
  }

  positions(area: RankingArea): [student: number, position: number][] {
    const averages = this.averages(area);
    const better = (average: number) => [...averages.values()].filter((other) => other > average).length;
    const order = [...averages].sort(([one, mine], [other, theirs]) => theirs - mine || other - one);
    return order.map(([student, average]) => [student, 1 + better(average)]);
  }
}

/** Six students and nobody else; what is left of an earlier school must not matter. */
async function aSchool(db: Db): Promise<Model> {
  await db.delete(users);
  const people = Array.from({ length: STUDENTS }, (_, place) => ({
    name: `Estudante ${place}`,
    email: `e${place}@escola.br`,
    password_hash: '',
    role: 'student' as const,
    created_at: testApp().clock.now(),
  }));
  const created = await db.insert(users).values(people).returning({ id: users.id });
  return new Model(created.map(({ id }) => id));
}

const student = fc.nat({ max: STUDENTS - 1 });
/** Few different values, so that ties are common. */
const percentage = fc.constantFrom(0, 33.3, 50, 66.7, 99.9, 100);
const areas = fc.record({ linguagens: percentage, matematica: percentage }, { requiredKeys: [] });
const result: fc.Arbitrary<GivenResult> = fc.record({ percentage, areas });
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('record'), student, result, open: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remark'), which: fc.nat(), result }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('open'), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete'), which: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('show'), student, visible: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave'), student }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('fold') }) },
) as fc.Arbitrary<Step>;

type Step =
  | { do: 'record'; student: number; result: GivenResult; open: boolean }
  | { do: 'remark'; which: number; result: GivenResult }
  | { do: 'open' | 'delete'; which: number }
  | { do: 'show'; student: number; visible: boolean }
  | { do: 'leave'; student: number }
  | { do: 'fold' };

async function take(db: Db, model: Model, step: Step): Promise<void> {
  if (step.do === 'fold') return foldTally(db);
  if ('which' in step) return change(db, model, step);
  const student = model.id(step.student);
  if (step.do === 'record') {
    if (model.gone.has(student)) return;
    const { result, open } = step;
    model.results.set(await aRankedAttempt(db, student, { ...result, open }), { student, result, open });
    return;
  }
  if (step.do === 'leave') {
    model.gone.add(student);
    return deleteAccount(db, student);
  }
  if (step.visible) model.hidden.delete(student);
  else model.hidden.add(student);
  return updateAccount(db, student, { ranking_visible: step.visible });
}

/** Something happens to a result that is there; nothing when there is none. */
async function change(db: Db, model: Model, step: Extract<Step, { which: number }>): Promise<void> {
  const there = [...model.results].filter(([, { student }]) => !model.gone.has(student));
  const [id, known] = there[step.which % Math.max(1, there.length)] ?? [];
  if (id === undefined || !known) return;
  if (step.do === 'open') {
    model.results.set(id, { ...known, open: true });
    await db.update(rankingResults).set({ open: true }).where(eq(rankingResults.attempt_id, id));
  } else if (step.do === 'remark') {
    model.results.set(id, { ...known, result: step.result });
    await recountAttempt(db, { ...rankedValues(known.student, step.result), id });
  } else {
    model.results.delete(id);
    await db.delete(attempts).where(eq(attempts.id, id));
  }
}

/** Page by page, as a reader walks. */
async function walk(db: Db, area: RankingArea): Promise<[number, number][]> {
  const seen: [number, number][] = [];
  for (let after: { average: number; userId: number } | undefined; ; ) {
    const rows = await listAll(db, { area, turmaIds: [], after, limit: 2 });
    seen.push(...rows.map(({ user_id, position }): [number, number] => [user_id, position]));
    const last = rows.at(-1);
    if (!last) return seen;
    after = { average: last.average, userId: last.user_id };
  }
}

async function expectSame(db: Db, model: Model): Promise<void> {
  for (const area of AREAS) {
    const expected = model.positions(area);
    expect(await walk(db, area), area).toEqual(expected);
    expect(await countAll(db, area), area).toBe(expected.length);
    for (const [student, position] of expected) {
      expect(await findAmongAll(db, student, { area, turmaIds: [] })).toMatchObject({ position });
    }
  }
}

it('positions are those of a plain sort, whatever happened before', { timeout: 120_000 }, async () => {
  const { db } = testApp().services;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const model = await aSchool(db);
      for (const one of steps) await take(db, model, one);
      await expectSame(db, model);
    }),
    { numRuns: 20 },
  );
});

it('stays right when many finish, are marked anew and leave the ranking at the same moment', async () => {
  const { db } = testApp().services;
  const { ids } = await aSchool(db);
  const at = (percentage: number): GivenResult => ({ percentage, areas: { matematica: 100 - percentage } });
  const first = new Map<number, number>();
  for (const id of ids) first.set(id, await aRankedAttempt(db, id, at(50)));
  await Promise.all(
    Array.from({ length: 90 }, async (_, place) => {
      const userId = ids[place % STUDENTS] ?? 0;
      await db.transaction(async (tx) => {
        if (place % 3 === 0) await updateAccount(tx, userId, { ranking_visible: place % 4 !== 0 });
        else if (place % 3 === 1) await aRankedAttempt(tx, userId, at(place));
        else await recountAttempt(tx, { ...rankedValues(userId, at(place)), id: first.get(userId) ?? 0 });
      });
    }),
  );
  await foldTally(db);
  const kept = await everything(db);
  await db.execute(sql`select rebuild_ranking()`);
  expect(kept).toEqual(await everything(db));
});

async function everything(db: Db) {
  const { user_id, area, exams } = rankingStandings;
  // Nothing left in an area is the same as no row of it.
  const rows = await db.select().from(rankingStandings).where(gt(exams, 0)).orderBy(user_id, area);
  const tally = await db.execute(sql`
    select area, average, sum(students)::integer as students from ranking_tally
    group by area, average having sum(students) <> 0 order by area, average`);
  return { rows, tally: tally.rows };
}
