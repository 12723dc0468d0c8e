#!/usr/bin/env node
/** The rules of docs/ARCHITECTURE.md that a program can check. Prints every breach and exits with 1 if there is one. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rules } from './import-rules.mjs';
import { cycles, importsOf, sourceFiles } from './imports.mjs';
import { licenseBreaches } from './licenses.mjs';
import { namedPathBreaches } from './named-paths.mjs';
import { root } from './programs.mjs';
import { secretBreaches } from './secrets.mjs';

const LINES_MAX = 250;
/** Rooms whose imports must have been read: rules over nothing would all pass in silence. */
const MUST_BE_SEEN = ['apps/server/src/app.ts', 'apps/web/src/routes.tsx', 'packages/contract/src/index.ts'];

const breaches = [
  ...imports(),
  ...longFiles(),
  ...lockfile(),
  ...licenseBreaches(),
  ...namedPathBreaches(),
  ...secretBreaches(),
];
console.log(breaches.length === 0 ? 'The house keeps its rules.' : breaches.join('\n'));
process.exit(breaches.length === 0 ? 0 : 1);

function imports() {
  const all = sourceFiles().flatMap(importsOf);
  const seen = new Set(all.map(({ from }) => from));
  return [
    ...MUST_BE_SEEN.filter((file) => !seen.has(file)).map((file) => `the imports of ${file} were not read`),
    ...rules.flatMap(({ name, forbids }) => all.filter(forbids).map(({ from, to }) => `${name}\n  ${from} → ${to}`)),
    ...cycles(all).map((circle) => `files import each other in a circle\n  ${circle.join(' → ')}`),
  ];
}

function longFiles() {
  const listed = spawnSync('git', ['ls-files', '*.ts', '*.tsx', '*.css', '*.mjs'], { cwd: root }).stdout.toString();
  return listed
    .split('\n')
    .filter((file) => file && !/\.test\.tsx?$|^content\/|\/migrations\/|\.data\.ts$/.test(file))
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > LINES_MAX)
    .map(({ file, lines }) => `${file} has ${lines} lines; a file of more than ${LINES_MAX} wants to be several`);
}

/** The lockfile must install anywhere: it names no host and lacks no platform's binaries. */
function lockfile() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const present = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
  return Object.entries(packages).flatMap(([path, { resolved, optionalDependencies = {} }]) => [
    ...(/^https?:/.test(resolved ?? '') ? [`package-lock.json names a host for ${path}`] : []),
    ...Object.keys(optionalDependencies)
      .filter((name) => !present.has(name))
      .map((name) => `package-lock.json lacks ${name}, which ${path} wants on some platform`),
  ]);
}
