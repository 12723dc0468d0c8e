import { each } from './each.mjs';
import { Student } from './student.mjs';

/** Students writing at the same time; each of them saves every half minute, as the client does at least. */
const LEVELS = [1_000, 2_000, 4_000, 8_000, 16_000, 24_000, 32_000, 48_000, 64_000, 96_000];
const SAVE_EVERY_MS = 30_000;
const HOLD_MS = Number(process.env.HOLD_SECONDS ?? 12) * 1000;
const HELD_P99_MS = 500;
const OFFERED_SHARE = 0.95;
const OPEN_AT_ONCE = 8;

const sleep = (ms) => new Promise((resume) => setTimeout(resume, ms));

/**
 * More and more students, until answers take half a second. Saves leave when they are due, whether or not the ones before
 * have been answered. A level has as many sessions as there are students at hand, which save the more often for it. One that
 * is not held is tried once more: the machine may have had something else to do.
 */
export async function ramp(world, people, cpu) {
  const students = people.map((who) => new Student(world, who));
  await each(students, OPEN_AT_ONCE, (student) => student.opensExam());
  const levels = [];
  for (const level of LEVELS) {
    const first = await hold(world, students, level, cpu);
    levels.push(isHeld(first) ? first : await hold(world, students, level, cpu));
    if (!isHeld(levels.at(-1))) break;
  }
  for (const student of students) student.leaves();
  return levels;
}

async function hold(world, students, level, cpu) {
  world.timings.length = 0;
  const errorsBefore = world.errors.length;
  const before = cpu();
  const begun = performance.now();
  const underway = [];
  for (let n = 0; n < (HOLD_MS / SAVE_EVERY_MS) * level; n++) {
    await until(begun + (n * SAVE_EVERY_MS) / level);
    const student = students[n % students.length];
    student.answersAgain();
    underway.push(student.saves().catch(() => undefined));
  }
  const sentIn = performance.now() - begun;
  await Promise.all(underway);
  const seconds = (performance.now() - begun) / 1000;
  const after = cpu();
  const sorted = world.timings.map(({ ms }) => ms).sort((one, other) => one - other);
  return {
    level,
    // What was really sent: whoever measures may be too slow to send more.
    students: Math.round((underway.length * SAVE_EVERY_MS) / Math.max(HOLD_MS, sentIn)),
    saves: underway.length,
    p50: sorted[Math.floor(sorted.length * 0.5)],
    p99: sorted[Math.floor(sorted.length * 0.99)],
    errors: world.errors.length - errorsBefore,
    seconds,
    server: after.server - before.server,
    database: after.database - before.database,
  };
}

/** Those that are late leave at once, but let the answers in. */
const until = (moment) => {
  const early = moment - performance.now();
  return early > 0 ? sleep(early) : new Promise((resume) => setImmediate(resume));
};

/** Students of half a minute a save that one core, of server and database together, would hold. */
export const perCore = ({ saves, server, database }) =>
  Math.round((saves * SAVE_EVERY_MS) / 1000 / (server + database));

/** A level that could not be offered says nothing. */
export const isHeld = ({ level, students, p99, errors }) =>
  p99 < HELD_P99_MS && errors === 0 && students >= level * OFFERED_SHARE;
