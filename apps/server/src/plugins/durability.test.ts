import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { durabilityPlugin } from './durability.js';

it('waits for the disk before every answer that may have changed something, reading that writes included', async () => {
  const app = Fastify();
  const waited: string[] = [];
  let current = '';
  await app.register(durabilityPlugin, { durable: async () => void waited.push(current) });
  app.get('/exams/:id', { config: { call: 'GET /api/exams/:id' } }, async () => 'ok');
  app.get('/sheets', { config: { call: 'GET /api/exams/:id/answer-sheets' } }, async () => 'ok');
  app.get('/turmas', { config: { call: 'GET /api/turmas' } }, async () => 'ok');
  app.post('/turmas', { config: { call: 'POST /api/turmas' } }, async () => 'ok');
  for (const [method, url] of [
    ['GET', '/exams/1'],
    ['GET', '/sheets'],
    ['GET', '/turmas'],
    ['POST', '/turmas'],
  ] as const) {
    current = `${method} ${url}`;
    await app.inject({ method, url });
  }
  expect(waited).toEqual(['GET /exams/1', 'GET /sheets', 'POST /turmas']);
});
