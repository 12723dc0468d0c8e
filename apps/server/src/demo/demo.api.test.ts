import { expect, it } from 'vitest';
import { useTestApp } from '../../test/test-app.js';
import { demoLogins } from './people.js';
import { clearDemo, demoState, seedDemo } from './seed.js';

const testApp = useTestApp({ demo: true });

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
