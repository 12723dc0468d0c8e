import { type ApiCall, calls } from '@gabarita/contract';
import { describe, expect, it } from 'vitest';
import { accessRequests } from '../../test/access-requests.js';
import { Scene } from '../../test/access-scene.js';
import { useTestApp } from '../../test/test-app.js';

const testApp = useTestApp();
let scene: Promise<Scene> | undefined;
const theScene = () => {
  scene ??= Scene.of(testApp());
  return scene;
};
const reading = (Object.keys(calls) as ApiCall[]).filter((key) => key.startsWith('GET'));

/** Numbers that are none, or too large for a column; what no text of a database holds; letters that unaccent into signs. */
const ODD = ['', '-1', '1.5', 'NaN', '99999999999', 'a\0b', 'ʼ', '⑴ ½', "'\\:*"];

/** Places that no list has: other kinds, other lengths, other columns' sizes. */
const FORGED = [
  ...['x', '{}', '[]', '[{}]', '[null, null]', '[1.5, 1.5]', '[40000, 1]', '[99999999999, 99999999999]'],
  ...['["a", 99999999999]', '["a\\u0000", 1]', '["2026-02-30T00:00:00.000000Z", 1]', '[1, "a", 99999999999]'],
].map((place) => Buffer.from(place).toString('base64url'));

const fieldsOf = (key: ApiCall, part: 'params' | 'query'): string[] => {
  const call: { params?: { shape: object }; query?: { shape: object } } = calls[key] as never;
  return Object.keys(call[part]?.shape ?? {});
};

describe('an address with odd values in it', () => {
  it.each(reading)('is refused or answered, and breaks nothing: %s', async (key) => {
    const request = await accessRequests[key](await theScene());
    const { admin } = (await theScene()).people;
    const statusWith = (part: 'params' | 'query', field: string, value: string) =>
      admin.browser.statusOf(key, { ...request, [part]: { ...request[part], [field]: value } });
    const broken: unknown[] = [];
    for (const part of ['params', 'query'] as const) {
      for (const field of fieldsOf(key, part)) {
        for (const value of field === 'cursor' ? FORGED : ODD) {
          const odd = part === 'params' ? encodeURIComponent(value) : value;
          if ((await statusWith(part, field, odd)) === 500) broken.push([part, field, value]);
        }
      }
    }
    expect(broken).toEqual([]);
  });
});
