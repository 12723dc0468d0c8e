import { LETTERS } from '@gabarita/enem';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { anAdmin, aStudent } from '../../../test/people.js';
import { useTestApp } from '../../../test/test-app.js';
import { aTurma } from '../../../test/turmas.js';
import { PlanKeepingClient } from '../../db/plan-keeping-client.js';
import { images } from '../../db/schema/index.js';

const testApp = useTestApp();
const queries = vi.spyOn(PlanKeepingClient.prototype, 'query');
afterAll(() => queries.mockRestore());

/** How many queries something costs: on any machine the same, which milliseconds are not. */
async function costOf(deed: () => Promise<unknown>): Promise<number> {
  const before = queries.mock.calls.length;
  await deed();
  return queries.mock.calls.length - before;
}

const hashOf = (n: number) => n.toString(16).padStart(32, '0');

/** Questions of which every other has an image, and every tenth one in an alternative too. */
const typed = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    statement: `Enunciado ${n}`,
    ...(n % 2 === 0 && { image_url: `/files/images/${hashOf(n)}-300.webp` }),
    alternatives: LETTERS.map((letter) => ({
      letter,
      text: `opção ${letter}`,
      ...(n % 10 === 0 && letter === 'A' && { image_url: `/files/images/${hashOf(1_000 + n)}-300.webp` }),
      is_correct: letter === 'C',
    })),
  }));

async function costsOfAnExam(count: number) {
  const admin = await anAdmin(testApp());
  const student = await aStudent(testApp());
  const turma = await aTurma(testApp(), [student]);
  const params = { id: 0 };
  const create = await costOf(async () => {
    params.id = (await admin.browser.call('POST /api/exams', { body: { total_questions: count } })).id;
  });
  await admin.browser.call('POST /api/exams/:id/assign', { params, body: { turma_ids: [turma.id] } });
  const send = await costOf(() =>
    admin.browser.call('POST /api/exams/:id/questions', { params, body: { questions: typed(count) } }),
  );
  const list = await costOf(() => student.browser.call('GET /api/exams', { query: {} }));
  const look = await costOf(() => admin.browser.call('GET /api/exams/:id', { params, query: {} }));
  const open = await costOf(() => student.browser.call('GET /api/exams/:id', { params, query: {} }));
  const again = await costOf(() => student.browser.call('GET /api/exams/:id', { params, query: {} }));
  return { create, send, list, look, open, again };
}

describe('an exam with 180 questions and more than 100 images', () => {
  it('costs as many queries as one with ten, to create, send, list and open', async () => {
    const numbers = Array.from({ length: 180 }, (_, n) => [n, 1_000 + n]).flat();
    await testApp()
      .services.db.insert(images)
      .values(numbers.map((n) => ({ hash: hashOf(n), format: 'webp' as const, width: 300, height: 200 })));
    const small = await costsOfAnExam(10);
    const large = await costsOfAnExam(180);
    expect(large).toEqual(small);
    expect(Math.min(...Object.values(large))).toBeGreaterThan(0);
    expect(Math.max(...Object.values(large))).toBeLessThanOrEqual(40);
  });
});
