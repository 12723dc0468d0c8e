import { letterFor } from './school.mjs';
import { Student } from './student.mjs';

const number = (name, fallback) => Number(process.env[name] ?? fallback);
const OPEN_WITHIN_MS = number('OPEN_WITHIN_SECONDS', 60) * 1000;
const SAVE_EVERY_MS = 30_000;
const WORK_MS = number('WORK_SECONDS', 90) * 1000;
const SUBMIT_WITHIN_MS = 30_000;

const sleep = (ms) => new Promise((resume) => setTimeout(resume, ms));

/** Everybody sits the exam at the same time; whatever the timings say, every answer must have arrived. */
export async function theHerd(world, cpu) {
  const begun = performance.now();
  const herd = { submitFrom: begun + OPEN_WITHIN_MS + WORK_MS };
  const before = cpu();
  const students = world.school.students.map((who) => new Student(world, who));
  const outcomes = await Promise.allSettled(students.map((student, n) => sitsExam(student, n / students.length, herd)));
  const after = cpu();
  for (const student of students) student.leaves();
  const failed = outcomes.filter(({ status }) => status === 'rejected').length;
  const seconds = (performance.now() - begun) / 1000;
  return { seconds, failed, before, after, ...(await checkAnswers(world, world.school.students)) };
}

/** From opening to the result, at moments of the student's own. */
async function sitsExam(student, share, herd) {
  await sleep(share * OPEN_WITHIN_MS);
  await student.opensExam();
  const saves = Math.max(1, Math.floor(WORK_MS / SAVE_EVERY_MS));
  for (let save = 0; save < saves; save++) {
    await sleep(SAVE_EVERY_MS);
    student.answers(Math.ceil(student.questions.length / (saves + 1)));
    await student.saves();
  }
  student.answers(student.questions.length);
  await sleep(Math.max(0, herd.submitFrom - performance.now()) + Math.random() * SUBMIT_WITHIN_MS);
  await student.finishes();
}

async function checkAnswers(world, students) {
  const sample = students.filter((_, n) => n % Math.ceil(students.length / 50) === 0);
  let wrong = 0;
  for (const who of sample) {
    const headers = { authorization: `Bearer ${who.token}` };
    const [latest] = await (await fetch(`${world.url}/api/attempts`, { headers })).json();
    const attempt = latest && (await (await fetch(`${world.url}/api/attempts/${latest.id}`, { headers })).json());
    const given = new Map(attempt?.answers.map(({ question_id, letter }) => [question_id, letter]));
    wrong += world.school.questionIds.filter((question, n) => given.get(question) !== letterFor(who.place, n)).length;
  }
  return { checked: sample.length, wrong };
}
