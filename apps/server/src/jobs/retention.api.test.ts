import { describe, expect, it } from 'vitest';
import { until } from '../../test/engines/programs.js';
import { aStudent, aTeacher } from '../../test/people.js';
import { useTestApp } from '../../test/test-app.js';
import { aTurma } from '../../test/turmas.js';
import { daysAfter, minutesAfter } from '../clock.js';
import { unlessUnderWay } from '../db/one-process.js';
import {
  auditEntries,
  discardedPhotos,
  invitations,
  knownDevices,
  oneTimeCodes,
  signIns,
  throttles,
} from '../db/schema/index.js';
import { deleteWhatExpired } from './retention.js';

const testApp = useTestApp();

/** One row in each table that time empties, made at this moment, and how long docs/privacy.md lets it stay. */
async function aRowOfEach() {
  const { db, clock } = testApp().services;
  const now = clock.now();
  const { user } = await aStudent(testApp());
  const turma = await aTurma(testApp(), [await aTeacher(testApp())]);
  await db.delete(signIns);
  await db.delete(knownDevices);
  await db.delete(auditEntries);
  const minutes = { window: 15, signIn: 12 * 60, code: 24 * 60 };
  const unused = { user_id: user.id, device: 'Firefox', shared_computer: true, created_at: now, last_used_at: now };
  await db.insert(throttles).values({ key: 'senha', hits: 1, resets_at: minutesAfter(now, minutes.window) });
  await db.insert(signIns).values({ ...unused, token_hash: 'a', expires_at: minutesAfter(now, minutes.signIn) });
  await db
    .insert(oneTimeCodes)
    .values({ user_id: user.id, code_hash: 'b', created_at: now, expires_at: minutesAfter(now, minutes.code) });
  await db.insert(discardedPhotos).values({ photo: 'nenhuma.jpg', due_at: minutesAfter(now, 60) });
  await db.insert(knownDevices).values({ user_id: user.id, device_hash: 'c', seen_at: now });
  await db.insert(invitations).values({
    turma_id: turma.id,
    name: 'Ana',
    email: 'ana@escola.br',
    delivery: 'code',
    created_at: now,
    expires_at: now,
  });
  await db.insert(auditEntries).values({ at: now, actor_name: 'Ana', action: 'turma.created', subject: 'x' });
}

const TABLES = { throttles, discardedPhotos, signIns, oneTimeCodes, invitations, knownDevices, auditEntries };

/** Tables that still have their row. */
async function kept(): Promise<string[]> {
  const { db } = testApp().services;
  const names: string[] = [];
  for (const [name, table] of Object.entries(TABLES)) if ((await db.$count(table)) > 0) names.push(name);
  return names;
}

describe('what has an end', () => {
  it('is there until then, and no longer', async () => {
    const { services, clock } = testApp();
    await aRowOfEach();
    const begun = clock.now();
    const daysKept: Record<string, number> = {};
    for (const day of [0, 0.03, 0.1, 0.4, 0.6, 0.9, 1.1, 89, 91, 399, 401, 729, 731]) {
      clock.advance({ minutes: (daysAfter(begun, day).getTime() - clock.now().getTime()) / 60_000 });
      await deleteWhatExpired(services);
      for (const name of await kept()) daysKept[name] = day;
    }
    expect(daysKept).toEqual({
      throttles: 0,
      discardedPhotos: 0.03,
      signIns: 0.4,
      oneTimeCodes: 0.9,
      invitations: 89,
      knownDevices: 399,
      auditEntries: 729,
    });
  });
});

describe('a job', () => {
  it('that several processes begin at once is done by one of them', async () => {
    const { database } = testApp();
    if (database.embedded) return;
    let runs = 0;
    let finish = () => {};
    const working = unlessUnderWay(database, 'retention', () => {
      runs += 1;
      return new Promise<void>((done) => {
        finish = done;
      });
    });
    await until(() => runs === 1);
    for (let process = 0; process < 3; process++) await unlessUnderWay(database, 'retention', async () => (runs += 1));
    expect(runs).toBe(1);
    finish();
    await working;
    await unlessUnderWay(database, 'retention', async () => (runs += 1));
    expect(runs).toBe(2);
  });
});
