import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { useTestApp } from '../../test/test-app.js';
import { seedOriginalEdition } from '../content/original-edition.js';
import { discardedPhotos, exams, recognitions, users } from '../db/schema/index.js';
import { seedDemoAttempts } from './attempts.js';
import { clearDemo } from './clear.js';
import { seedDemoEssays } from './essays.js';
import { seedDemoExams } from './exams.js';
import { seedDemo } from './seed.js';

const testApp = useTestApp({ demo: true });
const dataDir = mkdtempSync(join(tmpdir(), 'gabarita-figures-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('the demonstration turma has an exam to sit, one to wait for and one that is over, once, until it is cleared', {
  timeout: 120_000,
}, async () => {
  const { db, clock } = testApp().services;
  await seedDemo(db, clock);
  await seedOriginalEdition(db, { dataDir });
  await seedDemoExams(db, clock);
  await seedDemoExams(db, clock);

  const student = testApp().visitor();
  await student.logsIn('aluno@gabarita.demo', 'gabarita123');
  const listed = await student.call('GET /api/exams', { query: {} });
  expect(listed.map(({ title, availability, questions_count }) => [title, availability, questions_count])).toEqual([
    ['Avaliação de Ciências da Natureza', 'waiting', 10],
    ['Simulado bimestral: quatro áreas', 'open', 8],
    ['Revisão de Ciências Humanas', 'closed', 10],
  ]);
  const teacher = testApp().visitor();
  await teacher.logsIn('professora@gabarita.demo', 'gabarita123');
  const [first] = await teacher.call('GET /api/exams', { query: {} });
  expect(first).toMatchObject({
    turmas: [{ name: '3º ano A' }],
    staff: { owner: 'Marta Figueiredo Alves', editable: true },
  });

  await seedDemoAttempts(db, clock);
  await seedDemoAttempts(db, clock);
  const { ranking, current_user, total_students } = await student.call('GET /api/ranking', { query: {} });
  expect(total_students).toBe(24);
  expect(current_user).toMatchObject({ total_exams: 3, areas: { matematica: null, linguagens: expect.any(Number) } });
  const averages = ranking.map(({ average_percentage }) => average_percentage);
  expect(Math.min(...averages)).toBeGreaterThan(10);
  expect(new Set(averages).size).toBeGreaterThan(10);
  const [newest] = await student.call('GET /api/attempts', { query: {} });
  expect(newest).toMatchObject({ exam_name: 'Revisão de Ciências Humanas', ranked: true, mode: 'screen' });

  await seedDemoEssays(db, clock);
  await seedDemoEssays(db, clock);
  const waiting = await teacher.call('GET /api/essays/reviews', { query: {} });
  expect(waiting).toMatchObject([{ exam_name: 'Redação do bimestre', student: { name: 'Davi Luiz Carvalho' } }]);
  const returned = await teacher.call('GET /api/essays/reviews', { query: { status: 'returned' } });
  expect(returned).toHaveLength(2);

  const [{ id: exam_id } = { id: 0 }] = await db.select({ id: exams.id }).from(exams);
  const [{ id: user_id } = { id: 0 }] = await db.select({ id: users.id }).from(users);
  const photo = 'de-quem-experimentou.jpg';
  await db.insert(recognitions).values({ user_id, exam_id, answers: [], photo, created_at: clock.now() });

  await clearDemo(db);
  expect(await db.select().from(exams)).toEqual([]);
  // Its file goes with the next round of the job.
  expect(await db.select().from(discardedPhotos)).toMatchObject([{ photo }]);
});
