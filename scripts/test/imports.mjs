import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { root } from './programs.mjs';

/**
 * Reads who imports whom. Our sources are formatted alike, so the import statements can be read without a parser of the
 * whole language; what matters is that nothing is overlooked, and `architecture.mjs` checks that.
 */

/** `import … from 'x'`, `export … from 'x'`, `import 'x'`, `import('x')`, `new URL('./x', import.meta.url)` aside. */
const STATEMENT = /^(?:import|export)\s+(type\s+)?(?:[\w*{][^'";]*?\s+from\s+)?['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

const BUILTINS = new Set(builtinModules);

export function sourceFiles() {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', 'apps', 'packages'], { cwd: root });
  return stdout
    .toString()
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)));
}

/** What every file has without importing it, and some may not use. */
const FETCH = /(?<![\w$.])(?:globalThis\.)?fetch\(/;

/** Every import of a file: what it names, the file or package that is, and whether only types cross. */
export const importsOf = (file) => importsIn(file, readFileSync(join(root, file), 'utf8'));

export function importsIn(file, text) {
  const fixed = [...text.matchAll(STATEMENT)].map(([, type, name]) => ({ name, typeOnly: Boolean(type) }));
  const dynamic = [...text.matchAll(DYNAMIC)].map(([, name]) => ({ name, typeOnly: false }));
  const globals = FETCH.test(text) ? [{ name: 'global:fetch', typeOnly: false }] : [];
  return [...fixed, ...dynamic, ...globals].map(({ name, typeOnly }) => ({
    from: file,
    to: resolve(file, name),
    typeOnly,
  }));
}

/** A relative import becomes a file of the repository, a workspace package its folder, anything else stays a name. */
function resolve(file, name) {
  if (name.startsWith('.')) return findFile(normalize(join(dirname(file), name)));
  if (name.startsWith('node:') || BUILTINS.has(name)) return `node:${name.replace(/^node:/, '')}`;
  return name.replace(/^@gabarita\//, 'packages/');
}

function findFile(path) {
  const bare = path.replace(/\.jsx?$/, '');
  const candidates = [path, `${bare}.ts`, `${bare}.tsx`, join(bare, 'index.ts')];
  return candidates.find((candidate) => existsSync(join(root, candidate))) ?? path;
}

/** Groups of files that import each other in a circle, types aside: the shortest circle through each file. */
export function cycles(imports) {
  const graph = new Map();
  for (const { from, to, typeOnly } of imports) {
    if (!typeOnly) graph.set(from, [...(graph.get(from) ?? []), to]);
  }
  const found = new Map();
  for (const start of graph.keys()) {
    const circle = pathBack(graph, start);
    if (circle) found.set([...circle].sort().join(), circle);
  }
  return [...found.values()];
}

function pathBack(graph, start) {
  const queue = [[start]];
  const seen = new Set();
  for (let path = queue.shift(); path; path = queue.shift()) {
    for (const next of graph.get(path.at(-1)) ?? []) {
      if (next === start) return path;
      if (!seen.has(next)) queue.push([...path, next]);
      seen.add(next);
    }
  }
  return undefined;
}
