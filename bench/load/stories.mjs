import { each } from './each.mjs';
import { Student } from './student.mjs';

/** How many students are served at the same moment: a turma, none of whom stops to think. */
const AT_ONCE = Number(process.env.AT_ONCE ?? 30);
/** The first ones also pay for code that is compiled once, and are not counted: a school's server runs for weeks. */
const WARM_UP_SHARE = 0.4;

/** The client sends about two seconds after an answer, and nobody reads a question faster: one save each. */
async function answersAll(student) {
  for (let n = 0; n < student.questions.length; n++) {
    student.answers(1);
    await student.saves();
  }
}

const STEPS = {
  'log in': (student) => student.logsIn(),
  dashboard: (student) => student.looksAtDashboard(),
  'open the exam': (student) => student.opensExam(),
  '45 answers, saved one by one': answersAll,
  finish: (student) => student.finishes(),
  result: (student) => student.looksAtResult(),
};

/**
 * What a student costs, not how fast it can be: a few at once, step by step, with the processor time of each step. Nobody
 * is signed in before.
 */
export async function stories(world, students, cpu) {
  const warmUp = Math.ceil(students.length * WARM_UP_SHARE);
  await tell(world, students.slice(0, warmUp), cpu);
  world.timings.length = 0;
  const counted = students.slice(warmUp);
  return { students: counted.length, steps: await tell(world, counted, cpu) };
}

async function tell(world, people, cpu) {
  const students = people.map((who) => new Student(world, { ...who, token: undefined }));
  const steps = {};
  for (const [name, step] of Object.entries(STEPS)) {
    const before = cpu();
    await each(students, AT_ONCE, step);
    const after = cpu();
    steps[name] = { server: after.server - before.server, database: after.database - before.database };
  }
  for (const student of students) student.leaves();
  return steps;
}
