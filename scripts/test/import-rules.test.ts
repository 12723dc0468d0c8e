import { describe, expect, it } from 'vitest';
import { rules } from './import-rules.mjs';

const breaches = (from: string, to: string) =>
  rules.filter(({ forbids }) => forbids({ from, to, typeOnly: false })).map(({ name }) => name);

describe('a thread', () => {
  const essays = 'apps/server/src/modules/essays/service.ts';

  it.each(['node:worker_threads', 'piscina'])('made with %s by a module is a breach', (made) => {
    expect(breaches(essays, made)).toEqual([expect.stringContaining('threads are made in threads/')]);
  });

  it('is made in threads/ and by the embedded database alone', () => {
    expect(breaches('apps/server/src/threads/thread-pool.ts', 'piscina')).toEqual([]);
    expect(breaches('apps/server/src/db/embedded/engine-thread.ts', 'node:worker_threads')).toEqual([]);
    expect(breaches(essays, 'apps/server/src/threads/threads.ts')).toEqual([]);
  });
});
