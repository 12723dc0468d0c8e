import { describe, expect, it } from 'vitest';
import { rules } from './import-rules.mjs';
import { importsIn } from './imports.mjs';

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

describe('a request to a service', () => {
  const essays = 'apps/server/src/modules/essays/external/essay-service.ts';

  it.each(['global:fetch', 'node:https', 'undici', 'aws4fetch'])('made with %s by a module is a breach', (client) => {
    expect(breaches(essays, client)).toEqual([expect.stringContaining('services are asked through outbound/')]);
  });

  it('is made in outbound/ and to the own bucket alone', () => {
    expect(breaches('apps/server/src/outbound/outbound.ts', 'node:https')).toEqual([]);
    expect(breaches('apps/server/src/files/bucket-store.ts', 'aws4fetch')).toEqual([]);
    expect(breaches('apps/server/test/security/hostile-services.test.ts', 'node:http')).toEqual([]);
    expect(breaches('apps/web/src/lib/api.ts', 'global:fetch')).toEqual([]);
  });

  it.each(['await fetch(url)', 'return globalThis.fetch(url);'])('is seen in “%s”', (text) => {
    expect(importsIn(essays, text)).toEqual([{ from: essays, to: 'global:fetch', typeOnly: false }]);
  });

  it.each(['client.fetch(url)', 'prefetch(url)', '// to fetch (it)'])('is not seen in “%s”', (text) => {
    expect(importsIn(essays, text)).toEqual([]);
  });
});
