import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { FILE_MAX_BYTES } from '@gabarita/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pngClaiming } from '../bad-pictures.js';
import { aGivenExam } from '../exams.js';
import { aStudent, type TestPerson } from '../people.js';
import { useTestApp } from '../test-app.js';

const testApp = useTestApp();
const RECOGNIZE = '/api/answer-sheets/recognize';

/** Starts to send a photo and never goes on. */
async function idleUpload({ browser }: TestPerson): Promise<Socket> {
  const { app } = testApp();
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST ${RECOGNIZE} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${browser.token}\r\n` +
      `content-length: ${FILE_MAX_BYTES}\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n` +
      '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n',
  );
  return socket;
}

const sendPhoto = ({ browser }: TestPerson, examId: number, image: Buffer) =>
  browser.sendsForm(RECOGNIZE, { exam_id: String(examId), image: new File([new Uint8Array(image)], 'a.png') });

const sockets: Socket[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
});

describe('uploads that stand still', () => {
  it('by one student, twenty at once, keep no classmate from sending a photo', async () => {
    const [attacker, classmate] = [await aStudent(testApp()), await aStudent(testApp())];
    const { exam } = await aGivenExam(testApp(), [attacker, classmate]);
    const told: string[] = [];
    for (let time = 0; time < 20; time++) {
      const socket = await idleUpload(attacker);
      sockets.push(socket);
      socket.once('data', (answer) => told.push(String(answer)));
    }
    // Four may stand still; the others are told at once.
    await vi.waitFor(() => expect(told).toHaveLength(16));
    expect(told.every((answer) => answer.startsWith('HTTP/1.1 429') && /retry-after/i.test(answer))).toBe(true);
    const photo = await sendPhoto(classmate, exam.id, Buffer.from('no picture'));
    expect(photo.status).toBe(422);
  });

  it('are cut off, and their sender is told why', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const socket = await idleUpload(await aStudent(testApp()));
    sockets.push(socket);
    const answer = text(socket);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    vi.advanceTimersByTime(20_000);
    expect(await answer).toMatch(/^HTTP\/1\.1 408.*quase não está chegando/s);
  });
});

describe('a picture that is one line of sixty-four million pixels', () => {
  it('is refused in words by its header, before anything of it is unpacked', async () => {
    const student = await aStudent(testApp());
    const { exam } = await aGivenExam(testApp(), [student]);
    const { status, body } = await sendPhoto(student, exam.id, await pngClaiming(1, 64_000_000));
    expect({ status, message: body.message }).toEqual({
      status: 422,
      message: 'A imagem é estreita demais para ser a foto de um cartão-resposta. Fotografe o cartão inteiro.',
    });
  });
});

describe('one booklet asked for by ten people at once', () => {
  it('is drawn once', async () => {
    const { teacher, exam } = await aGivenExam(testApp(), []);
    const { threads } = testApp().services;
    const drawn = () => threads.counts().find(({ work }) => work === 'printing')?.done ?? 0;
    const before = drawn();
    const asked = Array.from({ length: 10 }, () => teacher.browser.send('GET', `/api/exams/${exam.id}/booklet`));
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(drawn() - before).toBeLessThan(3);
  });
});
