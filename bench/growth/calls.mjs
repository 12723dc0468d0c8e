import { Student } from '../load/student.mjs';

const TIMES = 30;
/** The first calls after a filling compile code and read pages, and are not counted. */
const WARM_UP = 15;
const SITTING = 20;

/** What is measured: the calls of a student with some history, of a teacher, and of students who sit an exam. */
export const SEATS_A_LEVEL = SITTING + WARM_UP;

const CALLS = {
  dashboard: ['student', () => '/api/sessions'],
  'exam list': ['student', () => '/api/exams'],
  'exam list of an admin': ['admin', () => '/api/exams'],
  history: ['student', () => '/api/attempts'],
  reports: ['student', () => '/api/reports'],
  ranking: ['student', () => '/api/ranking'],
  'ranking, by area': ['student', () => '/api/ranking/subject/matematica'],
  'results of a turma': ['admin', ({ examId }) => `/api/exams/${examId}/results`],
  'students of a turma': ['admin', ({ examId }) => `/api/exams/${examId}/results/students`],
  'bank search': ['student', () => '/api/questions?search=energia'],
};

/** Milliseconds of processor (server and database) and median milliseconds on the clock, by call. */
export async function measureCalls(world, cpu) {
  const measured = {};
  for (const [name, [who, path]] of Object.entries(CALLS)) {
    const headers = { authorization: `Bearer ${world.tokens[who]}` };
    const ask = async () => {
      const answer = await fetch(world.url + path(world), { headers });
      if (!answer.ok) throw new Error(`${path(world)}: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
    };
    measured[name] = await timed(cpu, Array(TIMES + WARM_UP).fill(ask));
  }
  return { ...measured, ...(await measureSitting(world, cpu)) };
}

async function measureSitting(world, cpu) {
  const students = world.school.students.splice(0, SEATS_A_LEVEL).map((who) => new Student(world, who));
  const steps = {
    start: (student) => student.opensExam(),
    save: (student) => {
      student.answers(1);
      return student.saves();
    },
    finish: (student) => student.finishes(),
  };
  const measured = {};
  for (const [name, step] of Object.entries(steps)) {
    measured[name] = await timed(
      cpu,
      students.map((student) => () => step(student)),
    );
  }
  for (const student of students) student.leaves();
  return measured;
}

async function timed(cpu, asks) {
  for (const ask of asks.slice(0, WARM_UP)) await ask();
  const counted = asks.slice(WARM_UP);
  const times = [];
  const before = cpu();
  for (const ask of counted) {
    const begun = performance.now();
    await ask();
    times.push(performance.now() - begun);
  }
  const used = cpu() - before;
  return { cpu: (used / counted.length) * 1000, ms: times.sort((a, b) => a - b)[Math.floor(times.length / 2)] };
}
