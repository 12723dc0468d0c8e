import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const SOURCES = ['packages/*.ts', 'apps/server/src/*.ts', 'apps/web/src/*.ts', 'apps/web/src/*.tsx'];
const IS_FOR_TESTS = /\.test\.|test-builder|\/(?:testing|test|proofs)\//;

export interface Pattern {
  file: string;
  source: string;
  flags: string;
}

interface Found {
  literals: Pattern[];
  /** Files that put patterns together while they run, which no reader of literals sees. */
  assembling: Set<string>;
}

/** Every regular expression that is written in our sources. */
export function patternsInSources(): Found {
  const found: Found = { literals: [], assembling: new Set() };
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', ...SOURCES], { cwd: root });
  for (const file of stdout.toString().trim().split('\n')) {
    if (!IS_FOR_TESTS.test(file)) collect(parseSync(file, readFileSync(root + file, 'utf8')).program, file, found);
  }
  return found;
}

interface SyntaxNode {
  type?: unknown;
  regex?: { pattern: string; flags: string };
  callee?: { name?: unknown };
}

function collect(node: unknown, file: string, found: Found): void {
  if (node === null || typeof node !== 'object') return;
  const { type, regex, callee }: SyntaxNode = node;
  if (type === 'Literal' && regex) found.literals.push({ file, source: regex.pattern, flags: regex.flags });
  else if (type === 'NewExpression' && callee?.name === 'RegExp') found.assembling.add(file);
  for (const child of Object.values(node)) collect(child, file, found);
}
