import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Staging } from './staging.js';
import { yearsIn } from './years-option.js';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'gabarita-staging-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const bytes = async () => Buffer.from('fetched');
const mustNotFetch = async (): Promise<Buffer> => {
  throw new Error('this was fetched before');
};

it('what one run fetched, the next does not fetch again', async () => {
  await new Staging(dataDir, 'http://a').through('/page', bytes);
  expect(String(await new Staging(dataDir, 'http://a').through('/page', mustNotFetch))).toBe('fetched');
});

it('two sources never mix', async () => {
  await new Staging(dataDir, 'http://a').through('/page', bytes);
  await expect(new Staging(dataDir, 'http://b').through('/page', mustNotFetch)).rejects.toThrow();
});

it('what is not there is not remembered as there', async () => {
  const staging = new Staging(dataDir, 'http://a');
  expect(await staging.through('/image', async () => undefined)).toBeUndefined();
  expect(String(await staging.through('/image', bytes))).toBe('fetched');
});

it('a finished run leaves nothing behind', async () => {
  const staging = new Staging(dataDir, 'http://a');
  await staging.through('/page', bytes);
  await staging.markDone(2020);
  expect(await staging.isDone(2020)).toBe(true);
  await staging.clear();
  expect(await staging.isDone(2020)).toBe(false);
  expect(readdirSync(join(dataDir, 'enem-sync'))).toEqual([]);
});

it('years are read as people type them', () => {
  expect(yearsIn('2022')).toEqual([2022]);
  expect(yearsIn('2020, 2022')).toEqual([2020, 2022]);
  expect(yearsIn('2009-2011')).toEqual([2009, 2010, 2011]);
  for (const nonsense of ['', 'tudo', '2023-2009', '22', '2020-']) expect(yearsIn(nonsense)).toBeUndefined();
});
