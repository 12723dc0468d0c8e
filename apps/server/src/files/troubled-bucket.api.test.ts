import { errors } from '@gabarita/contract';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../test/browser.js';
import { until } from '../../test/engines/programs.js';
import { startFakeBucket } from '../../test/fake-bucket.js';
import { aTeacher } from '../../test/people.js';
import { useTestApp } from '../../test/test-app.js';
import { troubles, useShortPatience } from '../../test/troubles.js';
import { images } from '../db/schema/index.js';
import { storeImage } from '../modules/images/service.js';
import { bucketStore } from './bucket-store.js';

const service = await startFakeBucket();
useShortPatience(service.isTroubled);
afterAll(() => service.close());
const testApp = useTestApp({ s3: service.bucket });

let shade = 0;
/** Never seen before, so that nothing is known of it. */
const aPicture = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: { r: shade++, g: 0, b: 0 } } })
    .png()
    .toBuffer();

async function upload(browser: Browser, bytes: Buffer) {
  const { upload_url, timestamp, ...grant } = await browser.call('POST /api/uploads/cloudinary/signature', {
    body: {},
  });
  const file = new File([new Uint8Array(bytes)], 'figura.png', { type: 'image/png' });
  return browser.sendsForm(upload_url, { ...grant, timestamp: String(timestamp), file });
}

const unavailable = errors['server.files-unavailable'].message;
const pictures = () => testApp().services.db.$count(images);

beforeEach(() => service.suffer(undefined));

describe.each(troubles)('a bucket that %s', (trouble) => {
  it('is a clear refusal of an upload, of which nothing is kept; others are answered meanwhile, and later it is taken', async () => {
    const { browser } = await aTeacher(testApp());
    const before = await pictures();
    const bytes = await aPicture();
    service.suffer(trouble);
    service.asked.length = 0;
    const sending = upload(browser, bytes);
    await until(() => service.asked.length > 0);
    await browser.call('GET /api/user', {});
    expect(await sending).toMatchObject({ status: 503, body: { message: unavailable } });
    expect(await pictures()).toBe(before);

    service.suffer(undefined);
    const { status, body } = await upload(browser, bytes);
    expect(status).toBe(200);
    expect((await testApp().visitor().send('GET', body.secure_url)).statusCode).toBe(200);
  });

  it('says so instead of a picture, which is shown as soon as it is well', async () => {
    // Written by another server: there is no copy here.
    const { hash, width } = await storeImage(
      testApp().services.db,
      bucketStore(service.bucket, 'images'),
      await aPicture(),
    );
    const address = `/files/images/${hash}-${width}.webp`;
    service.suffer(trouble);
    const answer = await testApp().visitor().send('GET', address);
    expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([
      503,
      { message: unavailable },
      '5',
    ]);
    expect(answer.headers['cache-control']).toBeUndefined();
    service.suffer(undefined);
    expect((await testApp().visitor().send('GET', address)).headers['content-type']).toBe('image/webp');
  });
});
