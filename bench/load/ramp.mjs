import { Student } from './student.mjs';

/** Students writing at the same time; each of them saves every half minute, as the client does at least. */
const LEVELS = [500, 1_000, 2_000, 4_000, 8_000, 12_000, 16_000, 24_000, 32_000];
const SAVE_EVERY_MS = 30_000;
const HOLD_MS = Number(process.env.HOLD_SECONDS ?? 15) * 1000;
const HELD_P99_MS = 500;

const sleep = (ms) => new Promise((resume) => setTimeout(resume, ms));

/**
 * More and more students, until answers take half a second. Saves leave when they are due, whether or not the ones before
 * have been answered. A level has as many sessions as there are students at hand, which save the more often for it.
 */
export async function ramp(world, people, cpu) {
  const students = people.map((who) => new Student(world, who));
  for (const student of students) await student.opensExam();
  const levels = [];
  for (const level of LEVELS) {
    levels.push(await hold(world, students, level, cpu));
    const { p99, errors } = levels.at(-1);
    if (p99 >= HELD_P99_MS || errors > 0) break;
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
    await sleep(Math.max(0, begun + (n * SAVE_EVERY_MS) / level - performance.now()));
    const student = students[n % students.length];
    student.answersAgain();
    underway.push(student.saves().catch(() => undefined));
  }
  await Promise.all(underway);
  const seconds = (performance.now() - begun) / 1000;
  const after = cpu();
  const sorted = world.timings.map(({ ms }) => ms).sort((one, other) => one - other);
  return {
    level,
    p50: sorted[Math.floor(sorted.length * 0.5)],
    p99: sorted[Math.floor(sorted.length * 0.99)],
    errors: world.errors.length - errorsBefore,
    seconds,
    server: after.server - before.server,
    database: after.database - before.database,
  };
}

export const isHeld = ({ p99, errors }) => p99 < HELD_P99_MS && errors === 0;
