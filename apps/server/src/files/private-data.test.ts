import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepPrivate } from './private-data.js';

let root = '';
const before = process.umask();
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gabarita-private-'));
});
afterEach(() => {
  process.umask(before);
  rmSync(root, { recursive: true, force: true });
});

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
function put(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(path, '');
  chmodSync(path, 0o666);
  return path;
}

describe('keeping data private', () => {
  it('closes what there is, and what comes after', async () => {
    const dataDir = join(root, 'data');
    const photo = put(join(dataDir, 'photos'), 'foto.jpg');
    const key = put(dataDir, 'secret.key');
    chmodSync(dataDir, 0o755);
    const said: string[] = [];
    await keepPrivate(dataDir, (line) => said.push(line));
    const later = join(dataDir, 'deletions.jsonl');
    writeFileSync(later, '');
    const all = [dataDir, join(dataDir, 'photos'), photo, key, later];
    expect(all.map(modeOf)).toEqual(['700', '700', '600', '600', '600']);
    expect(said).toEqual([]);
  });

  it('leaves a folder with other things in it open, closes its own there, and says so', async () => {
    const other = put(root, 'carta.txt');
    const photo = put(join(root, 'photos'), 'foto.jpg');
    chmodSync(root, 0o755);
    const said: string[] = [];
    await keepPrivate(root, (line) => said.push(line));
    expect([root, other, photo].map(modeOf)).toEqual(['755', '666', '600']);
    expect(said).toEqual([expect.stringContaining('Dê ao Gabarita uma pasta só dele')]);
  });
});
