import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFakeBucket } from '../../test/fake-bucket.js';
import { hoursAfter } from '../clock.js';
import { fileStore, sweepFiles } from './file-store.js';

let dataDir = '';
let service: Awaited<ReturnType<typeof startFakeBucket>>;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'gabarita-files-'));
  service = await startFakeBucket();
});
afterEach(() => {
  service.close();
  rmSync(dataDir, { recursive: true, force: true });
});
const bytes = Buffer.from('uma figura');

describe.each(['folder', 'bucket'] as const)('files in a %s', (place) => {
  const store = () => fileStore({ dataDir, s3: place === 'bucket' ? service.bucket : undefined }, 'images');

  it('are found by their name once they are whole, and gone once removed', async () => {
    expect([await store().has('a.webp'), await store().read('a.webp')]).toEqual([false, undefined]);
    await store().write('a.webp', bytes);
    expect([await store().has('a.webp'), await store().read('a.webp')]).toEqual([true, bytes]);
    expect(readdirSync(join(dataDir, 'images'))).toEqual(['a.webp']);
    await store().remove('a.webp');
    expect([await store().has('a.webp'), await store().read('a.webp')]).toEqual([false, undefined]);
  });
});

describe('a folder', () => {
  it('with a file that cannot be read says so, and not that there is none', async () => {
    mkdirSync(join(dataDir, 'images', 'a.webp'), { recursive: true });
    await expect(fileStore({ dataDir }, 'images').read('a.webp')).rejects.toThrow('EISDIR');
  });

  it('is cleared of what was left half written, an hour later, and of nothing else', async () => {
    await fileStore({ dataDir }, 'images').write('a.webp', bytes);
    const folder = join(dataDir, 'images');
    writeFileSync(join(folder, '.left'), 'half');
    writeFileSync(join(folder, '.under-way'), 'half');
    const twoHoursAgo = hoursAfter(new Date(), -2);
    for (const name of ['.left', 'a.webp']) utimesSync(join(folder, name), twoHoursAgo, twoHoursAgo);
    await sweepFiles({ dataDir }, new Date());
    expect(readdirSync(folder).toSorted()).toEqual(['.under-way', 'a.webp']);
  });
});

describe('a bucket', () => {
  it('gives its files to a server that never wrote them, and is asked once for each', async () => {
    await fileStore({ dataDir, s3: service.bucket }, 'images').write('a.webp', bytes);
    rmSync(dataDir, { recursive: true });
    const another = fileStore({ dataDir, s3: service.bucket }, 'images');
    service.asked.length = 0;
    expect(await another.read('a.webp')).toEqual(bytes);
    expect(await another.read('a.webp')).toEqual(bytes);
    expect(service.asked).toEqual(['GET /escola/images/a.webp']);
  });

  it('that refuses us is an error, not a missing file, and nothing is kept aside', async () => {
    const s3 = { ...service.bucket, secretAccessKey: 'outro' };
    const store = fileStore({ dataDir, s3 }, 'images');
    await expect(store.write('a.webp', bytes)).rejects.toThrow('the bucket answered 403 to a PUT');
    await expect(store.read('a.webp')).rejects.toThrow('403');
    expect(service.objects.size).toBe(0);
    expect(await fileStore({ dataDir }, 'images').has('a.webp')).toBe(false);
  });

  it('gives what it has to a server whose own disk takes no copy', async () => {
    writeFileSync(join(dataDir, 'images'), 'no folder');
    const store = fileStore({ dataDir, s3: service.bucket }, 'images');
    await store.write('a.webp', bytes);
    expect([await store.has('a.webp'), await store.read('a.webp')]).toEqual([true, bytes]);
  });

  it('alone has photos of students: what is removed from it is nowhere', async () => {
    const store = fileStore({ dataDir, s3: service.bucket }, 'photos');
    await store.write('a.jpg', bytes);
    expect([await store.read('a.jpg'), readdirSync(dataDir)]).toEqual([bytes, []]);
  });
});
