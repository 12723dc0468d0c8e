/** A page that names a file which is gone sends its reader nowhere. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './programs.mjs';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** What our pages say between backticks and the repository does not have: files, folders and commands. */
export function namedPathBreaches() {
  const files = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root }).stdout.toString();
  const pages = files.split('\n').filter((file) => /^(README|CONTRIBUTING|docs\/[\w-]+)\.md$/.test(file));
  return pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/`([^`\n]+)`/g)]
      .map(([, name]) => name)
      .filter((name) => (isCommand(name) ? !(name in scripts) : isPath(name) && !pattern(name).test(files)))
      .map((name) => `${page} names ${name}, which is not there`),
  );
}

const isCommand = (name) => /^[a-z]+:[a-z-]+$/.test(name);

/** Beside the repository, left behind by a run, in the data directory; and time zones look like paths. */
const ELSEWHERE = /^(?:\.\.|artifacts|DATA_DIR|America)\//;

/** An address of the API or of a screen begins with a slash, and a bare word may be anything. */
const isPath = (name) =>
  /^[\w@.*-]+(?:\/[\w@.*-]+)*\/?$/.test(name) &&
  (name.includes('/') || /\.(?:tsx?|mjs|sql|md)$/.test(name)) &&
  !ELSEWHERE.test(name);

/** As pages write them: from whichever folder is plain from the rest, with stars for several. */
function pattern(name) {
  const anyOf = { '**/': '(?:.*/)?', '*': '[^/\\n]*' };
  const path = name.replace(/\/$/, '').replaceAll(/\*\*\/|\*|\./g, (sign) => anyOf[sign] ?? '\\.');
  return new RegExp(`(?:^|/)${path}(?:/|$)`, 'm');
}
