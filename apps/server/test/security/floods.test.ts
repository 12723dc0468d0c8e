import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { PressureGauge } from '../../src/event-loop-pressure.js';
import { Budget } from '../../src/http/budget.js';
import { anyone } from '../../src/http/policy.js';
import { PER_ADDRESS, PER_PERSON, PRICE } from '../../src/plugins/budgets.js';
import { errorsPlugin } from '../../src/plugins/errors.js';
import { pressurePlugin } from '../../src/plugins/pressure.js';
import { aStudent } from '../people.js';
import { useTestApp } from '../test-app.js';
import { TestClock } from '../test-clock.js';

const testApp = useTestApp();

describe('a person who sends ordinary requests without end', () => {
  it('is told when to come back, and classmates at the same address notice nothing', async () => {
    const [flooder, classmate] = [await aStudent(testApp()), await aStudent(testApp())];
    const ask = () => flooder.browser.send('GET', '/api/notifications/unread');
    for (let time = 0; time < PER_PERSON.burst; time += 50) {
      const answers = await Promise.all(Array.from({ length: 50 }, ask));
      expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    }
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.json().message).toBe('Muitos pedidos em pouco tempo. Aguarde um instante e tente de novo.');
    expect((await classmate.browser.send('GET', '/api/notifications/unread')).statusCode).toBe(200);
    testApp().clock.advance({ minutes: 1 });
    expect((await ask()).statusCode).toBe(200);
  });
});

describe('an address that sends ordinary requests without end', () => {
  const flood = () => {
    const clock = new TestClock();
    const budget = new Budget(PER_ADDRESS, clock, 10);
    return { clock, send: (price: number) => budget.spend('203.0.113.7', price) === 0 };
  };

  it('gets a second’s worth each second once its burst is spent', () => {
    const { clock, send } = flood();
    let answered = 0;
    while (send(PRICE.call)) answered += 1;
    expect(answered).toBe(PER_ADDRESS.burst);
    clock.advance({ minutes: 1 / 60 });
    answered = 0;
    while (send(PRICE.call)) answered += 1;
    expect(answered).toBe(PER_ADDRESS.perSecond);
  });

  it('is not a school of 2,000 that begins in one minute and then saves every two seconds', () => {
    const { clock, send } = flood();
    const STUDENTS = 2_000;
    // Measured in a browser that was never here before: see docs/security.md.
    let refused = 0;
    const start = { calls: 20, files: 300 };
    for (let second = 0; second < 60; second++) {
      for (let student = 0; student < STUDENTS / 60; student++) {
        for (let n = 0; n < start.calls; n++) refused += send(PRICE.call) ? 0 : 1;
        for (let n = 0; n < start.files; n++) refused += send(PRICE.file) ? 0 : 1;
      }
      clock.advance({ minutes: 1 / 60 });
    }
    for (let round = 0; round < 300; round++) {
      for (let student = 0; student < STUDENTS; student++) refused += send(PRICE.call) ? 0 : 1;
      clock.advance({ minutes: 2 / 60 });
    }
    expect(refused).toBe(0);
  });
});

describe('a server with more to do than it can', () => {
  const overloaded = async () => {
    const app = Fastify();
    await app.register(errorsPlugin);
    await app.register(pressurePlugin, { pressure: { isTooHigh: () => true, stop: () => undefined } });
    app.get('/healthz', { config: { policy: anyone } }, async () => 'ok');
    app.get('/api/site', { config: { policy: anyone } }, async () => 'ok');
    return app;
  };

  it('says so in Portuguese and when to come back, and that it lives', async () => {
    const app = await overloaded();
    const answer = await app.inject('/api/site');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('10');
    expect(answer.json().message).toMatch(/^O servidor está com pedidos demais agora\./);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await app.close();
  });

  it.each([
    ['timers wait for longer than a second', { delayMs: 1_500, heapShare: 0.2 }],
    ['memory is nearly gone', { delayMs: 5, heapShare: 0.96 }],
  ])('is one where %s, twice in a row', (_, reading) => {
    const gauge = new PressureGauge();
    gauge.note(reading);
    expect(gauge.isTooHigh()).toBe(false);
    gauge.note(reading);
    expect(gauge.isTooHigh()).toBe(true);
    gauge.note({ delayMs: 20, heapShare: 0.2 });
    expect(gauge.isTooHigh()).toBe(false);
  });
});
