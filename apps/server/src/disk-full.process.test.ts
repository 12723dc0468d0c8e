import { errors } from '@gabarita/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { lacks, until } from '../test/engines/programs.js';
import { aServerOnASmallDisk, hasSmallDisks } from '../test/engines/small-disk.js';
import { ask, entriesSafe, get, type Sitting, sitDown } from '../test/sitting.js';

const STUDENTS = 4;

const noSmallDisks = lacks('unshare', 'dd') || !hasSmallDisks();
if (noSmallDisks) console.warn('\n!!! PULADO: este sistema não deixa montar um disco pequeno.');

describe.skipIf(noSmallDisks)('a disk that is full', () => {
  it('is told as such, loses no answer that was acknowledged, and is used again when it has room', async () => {
    const server = await aServerOnASmallDisk({ DEMO: 'true', LOG_LEVEL: 'silent' });
    try {
      const students: Sitting[] = [];
      for (let place = 0; place < STUDENTS; place++) students.push(await sitDown(server.url, place));
      for (const student of students) await student.saves(server.url);
      const sendImage = await anImageToSend(server.url);
      const images = await server.images();
      await server.fill();
      const refusals: string[] = [];
      // The log of the database has some room of its own; it is used up first.
      await until(async () => {
        for (const student of students) {
          await student.saves(server.url).catch((error: Error) => refusals.push(error.message));
        }
        return refusals.length > STUDENTS;
      });
      for (const refusal of refusals) expect(refusal).toContain(errors['server.disk-full'].message);
      const upload = await sendImage();
      expect([upload.status, await upload.json()]).toEqual([503, { message: errors['server.disk-full'].message }]);
      expect(await server.images()).toBe(images);
      expect((await ask(server.url, 'GET', '/healthz')).status).toBe(200);

      await server.free();
      const safe = entriesSafe(students);
      await until(async () => {
        for (const student of students) await student.sendsAgain(server.url).catch(() => undefined);
        return students.every(({ unsent }) => unsent.length === 0);
      });
      for (const student of students) await student.comparesWith(server.url);
      const { secure_url } = (await (await sendImage()).json()) as { secure_url: string };
      expect((await ask(server.url, 'GET', secure_url)).status).toBe(200);
      console.info(`disk full: ${safe} answers were safe, ${entriesSafe(students)} in the end, none lost`);
    } finally {
      await server.stop();
    }
  }, 300_000);
});

/** Whatever a teacher needs to send an image, asked for while there is room. */
async function anImageToSend(url: string): Promise<() => Promise<Response>> {
  const login = { email: 'professora@gabarita.demo', password: 'gabarita123' };
  const { token } = await get<{ token: string }>(url, 'POST', '/api/login', undefined, login);
  const { upload_url, ...grant } = await get<Record<string, string>>(
    url,
    'POST',
    '/api/uploads/cloudinary/signature',
    token,
    {},
  );
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c2410c' } })
    .png()
    .toBuffer();
  return () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(grant)) form.set(name, String(value));
    form.set('file', new File([new Uint8Array(bytes)], 'figura.png', { type: 'image/png' }));
    return fetch(url + upload_url, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form });
  };
}
