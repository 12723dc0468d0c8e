import { like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { aGivenExam, bankQuestions } from '../../test/exams.js';
import { aStudent } from '../../test/people.js';
import { useTestApp } from '../../test/test-app.js';
import { attempts, exams, users } from '../db/schema/index.js';
import { clearDemo } from './clear.js';
import { demoLogins, demoTurma } from './people.js';
import { seedDemo } from './seed.js';
import { demoState } from './state.js';

const testApp = useTestApp({ demo: true });
const other = useTestApp({ demo: true });

it('the demonstration has people to sign in as, once, until it is cleared for good', async () => {
  const { db, clock } = testApp().services;
  await seedDemo(db, clock);
  await seedDemo(db, clock);
  for (const { role, email, password } of demoLogins) {
    expect((await testApp().visitor().logsIn(email, password)).role).toBe(role);
  }
  const admin = testApp().visitor();
  await admin.logsIn('admin@gabarita.demo', 'gabarita123');
  expect(await admin.call('GET /api/users', { query: { role: 'student' } })).toHaveLength(25);
  expect(await admin.call('GET /api/users', { query: { role: 'teacher' } })).toHaveLength(2);

  await clearDemo(db);
  await seedDemo(db, clock);
  expect(await demoState(db)).toBe('cleared');
  expect((await admin.tries('GET /api/user')).status).toBe(401);
});

it('clearing touches nothing that the demonstration did not make, and keeps what others use of it', async () => {
  const { db, clock } = other().services;
  await seedDemo(db, clock);
  const teacher = other().visitor();
  await teacher.logsIn('professora@gabarita.demo', 'gabarita123');
  const real = await aStudent(other(), { email: 'real@escola.br' });
  const { exam: ofOthers } = await aGivenExam(other(), []);
  const { turma } = await real.browser.call('POST /api/turmas/join-by-code', { body: { code: demoTurma.code } });
  const unused = await teacher.call('POST /api/exams', { body: { title: 'Só tentando', total_questions: 3 } });
  const sat = await teacher.call('POST /api/exams', { body: { title: 'Feita de verdade', total_questions: 3 } });
  const params = { id: sat.id };
  const question_ids = await bankQuestions(other(), 3);
  await teacher.call('POST /api/exams/:id/assign', { params, body: { turma_ids: [turma.id] } });
  await teacher.call('POST /api/exams/:id/questions/from-bank', { params, body: { question_ids } });
  const user_answers = question_ids.map((question_id) => ({ question_id, letter: 'B' as const }));
  await real.browser.call('POST /api/attempts', { body: { exam_id: sat.id, user_answers } });

  const { accounts, others, kept } = await clearDemo(db);
  expect(accounts).toHaveLength(28);
  expect(others.map(({ email }) => email)).toContain('real@escola.br');
  expect(kept).toEqual([`turma ${demoTurma.name}`, 'prova Feita de verdade']);
  expect((await real.browser.tries('GET /api/user')).body).toMatchObject({ turma_id: turma.id });
  const left = await db.select({ id: exams.id }).from(exams).orderBy(exams.id);
  expect(left.map(({ id }) => id)).toEqual([ofOthers.id, sat.id]);
  expect(left).not.toContainEqual({ id: unused.id });
  expect(await db.$count(attempts)).toBe(1);
  expect(await db.$count(users, like(users.email, '%@gabarita.demo'))).toBe(0);
});
