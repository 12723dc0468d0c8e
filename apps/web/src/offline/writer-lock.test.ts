import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acquireWriterLock } from './writer-lock';

/** The part of Web Locks that we rest on. https://w3c.github.io/web-locks/ */
function installLocks() {
  const held = new Map<string, (stolen: Error) => void>();
  const request = (name: string, options: LockOptions, hold: (lock: object | null) => Promise<void> | void) => {
    if (held.has(name) && options.ifAvailable) return Promise.resolve(hold(null));
    held.get(name)?.(new DOMException('stolen', 'AbortError'));
    return new Promise<void>((done, stolen) => {
      held.set(name, stolen);
      Promise.resolve(hold({ name })).then(() => {
        if (held.get(name) === stolen) held.delete(name);
        done();
      });
    });
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

const noop = () => undefined;

describe.each([
  ['Web Locks', installLocks],
  ['a lease in local storage, where there is no secure context', () => vi.stubGlobal('navigator', {})],
])('with %s', (_name, install) => {
  beforeEach(() => {
    vi.useFakeTimers();
    install();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it('one tab writes, and a second one is told so', async () => {
    const first = await acquireWriterLock('exam:1', noop);
    expect(first).toBeDefined();
    expect(await acquireWriterLock('exam:1', noop)).toBeUndefined();
    expect(await acquireWriterLock('exam:2', noop)).toBeDefined();
  });

  it('the next one may write once the first has left', async () => {
    const first = await acquireWriterLock('exam:1', noop);
    first?.release();
    await vi.advanceTimersByTimeAsync(0);
    expect(await acquireWriterLock('exam:1', noop)).toBeDefined();
  });

  it('taking over tells the one that wrote before', async () => {
    const onLost = vi.fn();
    await acquireWriterLock('exam:1', onLost);
    expect(await acquireWriterLock('exam:1', noop, true)).toBeDefined();
    await vi.advanceTimersByTimeAsync(1000);
    expect(onLost).toHaveBeenCalledOnce();
  });
});

describe('a lease', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it('is kept while the tab lives', async () => {
    await acquireWriterLock('exam:1', noop);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await acquireWriterLock('exam:1', noop)).toBeUndefined();
  });

  it('does not keep anybody from an exam where the browser refuses storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const lock = await acquireWriterLock('exam:1', noop);
    expect(lock).toBeDefined();
    lock?.release();
    vi.restoreAllMocks();
  });

  it('of a tab that died is free after three seconds', async () => {
    localStorage.setItem('writer:exam:1', JSON.stringify({ holder: 'dead', until: Date.now() + 3000 }));
    expect(await acquireWriterLock('exam:1', noop)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(3001);
    expect(await acquireWriterLock('exam:1', noop)).toBeDefined();
  });
});
