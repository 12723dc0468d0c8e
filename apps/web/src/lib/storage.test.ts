import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  clearPersonal,
  isSharedSession,
  keys,
  readOwned,
  readText,
  remove,
  writeOwned,
  writeText,
  writeToken,
} from './storage';

afterEach(() => {
  vi.restoreAllMocks();
  clearPersonal();
  localStorage.clear();
});

describe('records of a person', () => {
  it('are read back by their owner only', () => {
    writeOwned(keys.examHistory, 7, [{ id: 1 }]);

    expect(readOwned(keys.examHistory, 7)).toEqual([{ id: 1 }]);
    expect(readOwned(keys.examHistory, 8)).toBeUndefined();
  });

  it('are ignored when another program wrote something else under the name', () => {
    writeText(keys.examHistory, '[1, 2');
    expect(readOwned(keys.examHistory, 7)).toBeUndefined();
    writeText(keys.examHistory, '"text"');
    expect(readOwned(keys.examHistory, 7)).toBeUndefined();
  });
});

describe('leaving', () => {
  it('clears every key, the theme and the draft in the session included', () => {
    writeText(keys.token, 'abc');
    writeText(keys.theme, 'dark');
    writeOwned(keys.essayText(2023), 7, 'Minha redação');
    writeOwned(keys.examDraft, 7, { id: 12 });
    expect(Object.keys(sessionStorage)).toEqual([keys.examDraft]);

    clearPersonal();

    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a session on a shared computer', () => {
  it('is kept by the tab alone, under the same names, and gone with the window', () => {
    writeToken('abc', true);
    writeText(keys.user, '{"id":7}');
    expect(isSharedSession()).toBe(true);
    expect(readText(keys.token)).toBe('abc');
    expect(readText(keys.user)).toBe('{"id":7}');
    expect(localStorage).toHaveLength(0);
  });

  it('takes the place of a session that was kept for longer, and the other way round', () => {
    writeToken('long', false);
    writeToken('short', true);
    expect(localStorage.getItem('token')).toBeNull();
    writeToken('long', false);
    expect(sessionStorage.getItem('token')).toBeNull();
    expect(readText(keys.token)).toBe('long');
  });
});

describe('a browser that refuses storage', () => {
  it('keeps records for as long as the page lives', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);

    writeText(keys.token, 'abc');
    expect(readText(keys.token)).toBe('abc');
    remove(keys.token);
    expect(readText(keys.token)).toBeUndefined();
  });
});
