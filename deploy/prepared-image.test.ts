import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const checkout = mkdtempSync(join(tmpdir(), 'gabarita-checkout-'));
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

const put = (path: string, content: string, mode = 0o644) => writeFileSync(join(checkout, path), content, { mode });
for (const folder of ['scripts', 'packages', 'bin']) mkdirSync(join(checkout, folder));
cpSync(fileURLToPath(new URL('../scripts/ensure.mjs', import.meta.url)), join(checkout, 'scripts/ensure.mjs'));
put('package-lock.json', '{}');
put('scripts/build.mjs', "console.error('built')");
put('bin/npm', '#!/bin/sh\necho installed >&2\n', 0o755);

/** What a checkout does when it is prepared. The lock would be in `.cache`, which a container's user could not write. */
function prepare(folder = checkout) {
  rmSync(join(folder, '.cache'), { recursive: true, force: true });
  const PATH = `${join(checkout, 'bin')}:${process.env.PATH}`;
  const { stderr } = spawnSync(process.execPath, ['scripts/ensure.mjs', '--quiet'], {
    cwd: folder,
    env: { ...process.env, PATH },
  });
  return { did: stderr.toString().trim().split('\n').filter(Boolean), wrote: existsSync(join(folder, '.cache')) };
}

describe('a prepared checkout', () => {
  it('is installed and built once, and then left as it is', () => {
    expect(prepare()).toEqual({ did: ['installed', 'built'], wrote: true });
    expect(prepare()).toEqual({ did: [], wrote: false });
  });

  it('is built again when a source changed, and installed again when the lockfile did', () => {
    put('packages/source.ts', 'export {};');
    expect(prepare().did).toEqual(['built']);
    put('packages/source.test.ts', 'export {};');
    expect(prepare().did).toEqual([]);
    put('package-lock.json', '{ "lockfileVersion": 3 }');
    expect(prepare().did).toEqual(['installed', 'built']);
  });

  it('may be moved: it is known by what is in it, not by where it lies', () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'gabarita-moved-'));
    try {
      cpSync(checkout, elsewhere, { recursive: true });
      expect(prepare(elsewhere)).toEqual({ did: [], wrote: false });
    } finally {
      rmSync(elsewhere, { recursive: true, force: true });
    }
  });

  it('is what the image holds, its lockfile untouched: commands in a container find nothing to do', () => {
    const dockerfile = readFileSync(new URL('../Dockerfile', import.meta.url), 'utf8');
    expect(dockerfile).toContain('RUN node scripts/ensure.mjs && npm prune --omit=dev --no-save\n');
  });
});
