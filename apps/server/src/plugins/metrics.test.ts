import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { Incidents } from '../incidents.js';
import { READING } from '../modules/answer-sheets/reading/reading.js';
import { Threads } from '../threads/threads.js';
import { metricsPlugin } from './metrics.js';

async function anApp(token?: string) {
  const app = Fastify();
  const incidents = new Incidents();
  const threads = new Threads();
  app.addHook('onClose', () => threads.close());
  threads.prepare(READING);
  await app.register(metricsPlugin, { token, incidents, threads });
  incidents.note('clock-went-back');
  app.get('/turmas/:id', { config: { call: 'GET /api/turmas' } }, async () => 'ok');
  await app.inject('/turmas/482913');
  return (authorization?: string) => app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
}

describe('metrics', () => {
  it('count answers by call, never by the address that was asked for', async () => {
    const ask = await anApp('colector-da-escola');
    const { body, headers } = await ask('Bearer colector-da-escola');
    expect(headers['content-type']).toMatch('text/plain');
    expect(body).toContain('gabarita_request_duration_seconds_count{call="GET /api/turmas",status="2xx"} 1');
    expect(body).toContain('nodejs_eventloop_lag_seconds');
    expect(body).toContain('gabarita_incidents_total{kind="clock-went-back"} 1');
    expect(body).toContain('gabarita_thread_tasks{work="photos",state="waiting"} 0');
    expect(body).not.toContain('482913');
  });

  it('are not there without the token, or when none was configured', async () => {
    const ask = await anApp('colector-da-escola');
    expect((await ask()).statusCode).toBe(404);
    expect((await ask('Bearer outro')).statusCode).toBe(404);
    expect((await (await anApp())('Bearer undefined')).statusCode).toBe(404);
  });
});
