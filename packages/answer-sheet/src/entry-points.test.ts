import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SOURCE = dirname(fileURLToPath(import.meta.url));

/** Every module that an entry point reaches, and what it imports from outside the package. */
function reachedFrom(entry: string, seen = new Set<string>()): { modules: Set<string>; outside: string[] } {
  const path = resolve(SOURCE, entry);
  if (seen.has(path)) return { modules: seen, outside: [] };
  seen.add(path);
  const imports = [...readFileSync(path, 'utf8').matchAll(/from '([^']+)'/g)].map((match) => match[1] ?? '');
  const outside = imports.filter((name) => !name.startsWith('.'));
  for (const name of imports.filter((found) => found.startsWith('.'))) {
    outside.push(...reachedFrom(resolve(dirname(path), name.replace(/\.js$/, '.ts')), seen).outside);
  }
  return { modules: seen, outside };
}

describe('the reader and the layout', () => {
  it.each(['index.ts', 'reader/read-sheet.ts'])(
    '%s needs nothing but itself, so that it runs in a browser',
    (entry) => {
      const { modules, outside } = reachedFrom(entry);
      expect(outside).toEqual([]);
      expect(modules.size).toBeGreaterThan(5);
      for (const path of modules) expect(readFileSync(path, 'utf8')).not.toMatch(/\b(process|Buffer|require)\b[.(]/);
    },
  );
});
