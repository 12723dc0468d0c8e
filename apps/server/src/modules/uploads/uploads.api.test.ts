import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errors, FILE_MAX_BYTES } from '@gabarita/contract';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.js';
import { until } from '../../../test/engines/programs.js';
import { anAdmin, aTeacher } from '../../../test/people.js';
import { useTestApp } from '../../../test/test-app.js';
import { images, recognitions } from '../../db/schema/index.js';
import { allowUpload } from './service.js';

const dataDir = mkdtempSync(join(tmpdir(), 'gabarita-uploads-'));
const testApp = useTestApp({ dataDir });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const storedFiles = () => {
  try {
    return readdirSync(join(dataDir, 'images'));
  } catch {
    return [];
  }
};
const picture = (width = 300, height = 200) => sharp({ create: { width, height, channels: 3, background: '#c2410c' } });
const aFile = (bytes: Buffer, name = 'figura.png', type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type });

async function send(browser: Browser, file: File, changes: Record<string, string> = {}) {
  const { api_key, timestamp, signature, folder, upload_url } = await browser.call(
    'POST /api/uploads/cloudinary/signature',
    { body: {} },
  );
  return browser.sendsForm(upload_url, { file, api_key, timestamp: String(timestamp), signature, folder, ...changes });
}

describe('an uploaded image', () => {
  it('is kept without what the camera wrote into it, and shown to everybody', async () => {
    const { browser } = await aTeacher(testApp());
    const photo = await picture()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Ana', Make: 'Telefone' } })
      .toBuffer();
    const { status, body } = await send(browser, aFile(photo, 'IMG 1.JPG', 'image/jpeg'));
    expect(status).toBe(200);
    expect(body).toEqual({ secure_url: expect.stringMatching(/^\/files\/images\/[0-9a-f]{32}-300\.webp$/) });

    const shown = await testApp().visitor().send('GET', body.secure_url);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringMatching(/immutable/),
    });
    const { format, exif, width } = await sharp(shown.rawPayload).metadata();
    expect({ format, exif, width }).toEqual({ format: 'webp', exif: undefined, width: 300 });
  });

  it('is stored once, however often it is sent', async () => {
    const { browser } = await anAdmin(testApp());
    const bytes = await picture(120, 80).png().toBuffer();
    const addresses = [];
    for (const name of ['a.png', 'b.png']) addresses.push((await send(browser, aFile(bytes, name))).body.secure_url);
    expect(new Set(addresses).size).toBe(1);
  });

  it('is known by its content, whatever its name says', async () => {
    const { browser } = await aTeacher(testApp());
    const webp = await picture().webp().toBuffer();
    expect((await send(browser, aFile(webp, 'texto.txt', 'text/plain'))).status).toBe(200);
    const before = storedFiles();
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    );
    for (const bytes of [svg, await picture().gif().toBuffer(), Buffer.from('<html>'), Buffer.alloc(0)]) {
      expect(await send(browser, aFile(bytes))).toMatchObject({
        status: 422,
        body: { message: 'Formato inválido. Use JPG, PNG ou WEBP.' },
      });
    }
    expect(storedFiles()).toEqual(before);
  });

  it('of ten megabytes and a byte is too large', async () => {
    const { browser } = await aTeacher(testApp());
    expect(await send(browser, aFile(Buffer.alloc(FILE_MAX_BYTES + 1)))).toMatchObject({
      status: 413,
      body: { message: 'Arquivo muito grande. Máximo de 10MB.' },
    });
  });

  it('that would fill the memory once unpacked is refused', async () => {
    const { browser } = await aTeacher(testApp());
    const bomb = await picture(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(FILE_MAX_BYTES / 10);
    expect(await send(browser, aFile(bomb))).toMatchObject({ status: 422, body: { message: /resolução alta demais/ } });
  });

  it('cut short leaves nothing', async () => {
    const { browser } = await aTeacher(testApp());
    const before = storedFiles();
    const whole = await picture(900, 700).png({ compressionLevel: 0 }).toBuffer();
    const half = aFile(whole.subarray(0, whole.length / 2));
    expect((await send(browser, half)).status).toBe(422);
    expect(storedFiles()).toEqual(before);
  });
});

describe('a signature', () => {
  it('is asked of everybody, for the folder and the moment it was made for', async () => {
    const { browser } = await aTeacher(testApp());
    const file = aFile(await picture().png().toBuffer());
    const refused = { status: 403, body: { message: 'A autorização para enviar a imagem venceu. Tente novamente.' } };
    expect(await send(browser, file, { signature: 'f'.repeat(64) })).toMatchObject(refused);
    expect(await send(browser, file, { timestamp: '1' })).toMatchObject(refused);
    expect(await send(browser, file, { folder: 'outra' })).toMatchObject({ status: 422 });
  });

  it('lasts an hour', async () => {
    const { browser } = await aTeacher(testApp());
    const { api_key, timestamp, signature } = await browser.call('POST /api/uploads/cloudinary/signature', {
      body: null,
    });
    const form = { api_key, timestamp: String(timestamp), signature, file: aFile(await picture().png().toBuffer()) };
    testApp().clock.advance({ minutes: 59 });
    expect((await browser.sendsForm('/api/uploads', form)).status).toBe(200);
    testApp().clock.advance({ minutes: 2 });
    expect((await browser.sendsForm('/api/uploads', form)).status).toBe(403);
  });

  it('is the image host’s own where the school has an account there', async () => {
    const { services } = testApp();
    const cloudinary = { cloudName: 'escola', apiKey: '1234', apiSecret: 'abcd' };
    const clock = { now: () => new Date(1_315_060_510_000) };
    const allowed = await allowUpload({ ...services, clock, config: { ...services.config, cloudinary } });
    expect(allowed).toEqual({
      cloud_name: 'escola',
      api_key: '1234',
      folder: 'gabarita/simulados',
      timestamp: 1_315_060_510,
      // printf 'folder=gabarita/simulados&timestamp=1315060510abcd' | sha1sum
      signature: 'b0e8ae5845487b8a3de66b826b24d960e0c062a1',
      upload_url: 'https://api.cloudinary.com/v1_1/escola/image/upload',
    });
  });
});

describe('a form', () => {
  it('must be one, with a file and few fields', async () => {
    const { browser } = await aTeacher(testApp());
    expect((await browser.send('POST', '/api/uploads', { payload: {} })).statusCode).toBe(415);
    const without = await browser.sendsForm('/api/uploads', { api_key: 'x', timestamp: '1', signature: 'x' });
    expect(without).toMatchObject({ status: 422, body: { errors: { file: [expect.any(String)] } } });
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, place) => [`field${place}`, 'x']));
    expect((await browser.sendsForm('/api/uploads', many)).status).toBe(413);
  });
});

describe('a connection that breaks off', () => {
  /** A few of these are as much as the server takes in of one person at once. */
  const BYTES = 10_000_000;

  it.each(['POST /api/uploads', 'POST /api/answer-sheets/recognize'])(
    'in the middle of %s leaves nothing, and takes no room from whoever sends again',
    async (call) => {
      const { app, services } = testApp();
      const { browser } = await aTeacher(testApp());
      const before = [storedFiles(), await services.db.$count(images), await services.db.$count(recognitions)];
      if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = app.server.address() as AddressInfo;
      const head = `${call} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${browser.token}\r\ncontent-length: ${BYTES}\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n`;
      const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
      const whole = aFile(await picture(90, 60).png().toBuffer());
      const sockets: Socket[] = [];
      await until(async () => {
        sockets.push(sendsHalf(port, head + part + '.'.repeat(100_000)));
        return (await send(browser, whole)).status === errors['request.several-files'].status;
      });
      for (const socket of sockets) socket.destroy();
      await until(async () => (await send(browser, whole)).status === 200);
      const [files, pictures, readings] = before;
      expect(await services.db.$count(recognitions)).toBe(readings);
      expect(await services.db.$count(images)).toBeLessThanOrEqual(Number(pictures) + 1);
      expect(storedFiles().filter((name) => name.startsWith('.'))).toEqual([]);
      expect(storedFiles().length).toBeLessThanOrEqual((files as string[]).length + 1);
    },
  );

  it('never, and sends nothing more either, is broken off by the server', () => {
    expect(testApp().app.server.requestTimeout).toBe(300_000);
  });
});

function sendsHalf(port: number, text: string): Socket {
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  return socket.on('error', () => undefined);
}
