import { expect, it } from 'vitest';
import { aGivenExam } from '../../../test/exams.js';
import { aStudent } from '../../../test/people.js';
import { aDeviceWith } from '../../../test/sessions.js';
import { useTestApp } from '../../../test/test-app.js';

const testApp = useTestApp();

/** A sequence counts on though its transaction is taken back. */
const FAIL_ONCE = `
  create sequence failures;
  create function fail_once() returns trigger language plpgsql as $$
    begin
      if nextval('failures') = 1 then raise exception 'this once'; end if;
      return new;
    end $$;
  create trigger fail_once before update on sessions for each row execute function fail_once()`;

it('a statement that fails is told, with its error, and the save takes its turn all the same', async () => {
  const student = await aStudent(testApp());
  const { exam, questionIds } = await aGivenExam(testApp(), [student]);
  const device = await aDeviceWith(student, { exam_id: exam.id });
  const [one = 0] = questionIds;
  await device.saves(device.entry(one, 'A'));
  const noted: unknown[] = [];
  testApp().services.incidents.hear((...incident) => void noted.push(incident));
  const { pool } = testApp().database;
  await pool.query(FAIL_ONCE);
  expect((await device.saves(device.entry(one, 'B'))).held).toMatchObject([{ letter: 'B' }]);
  await pool.query('drop function fail_once cascade; drop sequence failures');
  expect(noted).toEqual([['gathered-write-failed', expect.any(Error)]]);
});
