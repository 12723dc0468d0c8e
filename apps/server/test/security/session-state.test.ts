import { describe, expect, it } from 'vitest';
import { aGivenExam } from '../exams.js';
import { aStudent } from '../people.js';
import { aDeviceWith, type Device } from '../sessions.js';
import { useTestApp } from '../test-app.js';

/** A student makes the server keep more and more of one session, so that everybody else's saves wait. */

const testApp = useTestApp();

async function aStudentSitting() {
  const student = await aStudent(testApp());
  const { exam, questionIds } = await aGivenExam(testApp(), [student], { duration_minutes: 60 });
  const device = await aDeviceWith(student, { exam_id: exam.id });
  const [one = 0, two = 0] = questionIds;
  return { device, one, two };
}

const writesAs = (device: Device, epoch: number, entries: ReturnType<Device['entry']>[]) =>
  device.person.browser.tries('POST /api/sessions/:id/entries', { params: device.params, body: { epoch, entries } });

describe('an epoch that was never given away', () => {
  it('is refused, older or newer than the one that writes, and leaves nothing behind', async () => {
    const { device, one } = await aStudentSitting();
    const { epoch } = device.session;
    for (const invented of [1, epoch - 60, epoch - 1, epoch + 1, epoch + 60, Number.MAX_SAFE_INTEGER]) {
      expect((await writesAs(device, invented, [device.entry(one, 'A')])).status, String(invented)).toBe(400);
      const finish = await device.person.browser.tries('POST /api/sessions/:id/finish', {
        params: device.params,
        body: { epoch: invented, entries: [] },
      });
      expect(finish.status).toBe(400);
    }
    expect((await device.saves()).held).toEqual([]);
  });

  it('is refused when it was given to somebody else', async () => {
    const [own, other] = [await aStudentSitting(), await aStudentSitting()];
    testApp().clock.advance({ minutes: 1 });
    const { session } = await other.device.takesOver();
    expect((await writesAs(own.device, session.epoch, [own.device.entry(own.one, 'A')])).status).toBe(400);
  });
});

describe('what is kept of a question', () => {
  it('stays small, however many devices answer it without seeing each other', async () => {
    const { device, one } = await aStudentSitting();
    const devices = [device];
    for (let n = 0; n < 15; n++) devices.push(await device.takesOver());
    const replies = [];
    for (const [place, writer] of devices.entries()) {
      const letter = 'ABCDE'[place % 5] ?? 'A';
      replies.push((await writer.triesToSave(writer.entry(one, letter, { saw: [] }))).body);
    }
    const { held } = (await devices.at(-1)?.saves()) ?? { held: [] };
    expect(held[0]?.others.length).toBeLessThan(10);
    // What found no room was not acknowledged.
    const acknowledged = replies.filter(
      (reply) => (reply as unknown as { acknowledged: number[] }).acknowledged.length > 0,
    );
    expect(acknowledged).toHaveLength((held[0]?.others.length ?? 0) + 1);
  });

  it('forgets the oldest of what gave way, whatever stamps a device says it saw', async () => {
    const { device, one } = await aStudentSitting();
    for (let round = 0; round < 4; round++) {
      const saw = Array.from({ length: 50 }, (_, n) => ({ epoch: 1 + round * 50 + n, seq: 1 }));
      await device.saves(device.entry(one, 'A', { saw }));
    }
    const { held } = await device.saves();
    expect(held[0]?.superseded.length).toBeLessThan(50);
  });
});

describe('a server whose clock was set back', () => {
  it('goes on with the sessions under way, and writes down that it was', async () => {
    const { device, one, two } = await aStudentSitting();
    await device.saves(device.entry(one, 'A'));
    const noted: string[] = [];
    testApp().services.incidents.hear((incident) => void noted.push(incident));
    testApp().clock.advance({ minutes: -10 });
    expect((await device.saves(device.entry(one, 'B'))).held).toMatchObject([{ letter: 'B' }]);
    expect(noted).toEqual(['clock-went-back']);
    const second = await device.takesOver();
    expect((await second.finishes(second.entry(two, 'B'))).attempt).toMatchObject({ answered: 2, correct_answers: 2 });
  });
});
