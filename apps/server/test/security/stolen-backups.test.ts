import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readAge } from '../age-reader.js';
import { runCommand } from '../commands.js';
import { aDataDirectory } from '../test-database.js';

// Whole programs start in here, one after the other.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const DATA_DIR = aDataDirectory();
/** Photos take room: a school may keep them elsewhere, behind a link. */
const OTHER_DISK = mkdtempSync(join(tmpdir(), 'gabarita-disk-'));
const root = mkdtempSync(join(tmpdir(), 'gabarita-sealed-'));
const [sealed, right, wrong] = [join(root, 'copia.tar.age'), join(root, 'senha'), join(root, 'outra')];
const PASSPHRASE = 'quatro palavras que ninguém junta';
const EMAIL = 'segredo@escola.br';
/** More than a chunk of the cipher, and nothing that packs well. */
const PHOTO = Buffer.from(Array.from({ length: 200_000 }, (_, place) => (place * 7_919) % 251));

beforeAll(async () => {
  writeFileSync(right, `${PASSPHRASE}\n`);
  writeFileSync(wrong, 'quatro palavras que todos juntam\n');
  symlinkSync(OTHER_DISK, join(DATA_DIR, 'photos'));
  writeFileSync(join(DATA_DIR, 'photos', 'foto.jpg'), PHOTO);
  await runCommand('admin-create', ['--name', 'Ana', '--email', EMAIL], { DATA_DIR }, 'jabuticaba-azeda-77\n');
  const { code, said } = await runCommand('backup', ['--to', sealed, '--passphrase-file', right], { DATA_DIR });
  expect({ code, said }).toEqual({ code: 0, said: '' });
});
afterAll(() => {
  for (const folder of [DATA_DIR, OTHER_DISK, root]) rmSync(folder, { recursive: true, force: true });
});

const restore = (from: string, passphraseFile: string, to: string) =>
  runCommand('restore', ['--from', from, '--passphrase-file', passphraseFile], { DATA_DIR: to });

describe('a sealed backup', () => {
  it('leaves nothing else behind, and shows nothing of anybody', () => {
    expect(readdirSync(root).sort()).toEqual(['copia.tar.age', 'outra', 'senha']);
    expect(readFileSync(sealed, 'latin1')).not.toMatch(/backup\.json|users|foto\.jpg/);
  });

  it('is opened by any tool for age and tar', () => {
    const archive = readAge(readFileSync(sealed), PASSPHRASE);
    const { stdout } = spawnSync('tar', ['-xO', 'photos/foto.jpg'], { input: archive });
    expect(stdout.equals(PHOTO)).toBe(true);
    expect(() => readAge(readFileSync(sealed), 'quatro palavras que todos juntam')).toThrow();
  });

  it('is restored with its passphrase, and with no other', async () => {
    const empty = join(root, 'vazia');
    const refused = await restore(sealed, wrong, empty);
    expect({ code: refused.code, said: refused.said.trim() }).toEqual({
      code: 1,
      said: expect.stringMatching(/^A senha não abre .*Nada foi mudado\.$/),
    });
    const restored = await restore(sealed, right, empty);
    expect([restored.code, restored.printed]).toEqual([0, expect.stringContaining('Restaurado:')]);
    expect(readFileSync(join(empty, 'photos', 'foto.jpg')).equals(PHOTO)).toBe(true);
  });

  it('that was cut short or changed is refused in one line', async () => {
    const bytes = readFileSync(sealed);
    const cut = join(root, 'cortada.tar.age');
    writeFileSync(cut, bytes);
    truncateSync(cut, bytes.length - 1_000);
    const changed = join(root, 'mudada.tar.age');
    bytes[bytes.length - 500] = (bytes[bytes.length - 500] ?? 0) ^ 1;
    writeFileSync(changed, bytes);
    for (const file of [cut, changed]) {
      const { code, said } = await restore(file, right, join(root, 'outra-vazia'));
      expect({ code, said: said.trim() }).toEqual({ code: 1, said: expect.stringMatching(/^A cópia .*danificada.*$/) });
    }
  });
});

describe('a backup in a folder', () => {
  it('of which a photo or a table was cut short is refused by name, before anything is changed', async () => {
    const folder = join(root, 'pasta');
    await runCommand('backup', ['--to', folder], { DATA_DIR });
    expect(spawnSync('sha256sum', ['-c', 'checksums.sha256'], { cwd: folder }).status).toBe(0);
    for (const name of ['photos/foto.jpg', 'tables/users.jsonl.gz']) {
      const path = join(folder, name);
      const whole = readFileSync(path);
      truncateSync(path, whole.length - 10);
      const { code, said } = await runCommand('restore', ['--from', folder, '--replace'], { DATA_DIR });
      expect({ code, said: said.trim() }).toEqual({
        code: 1,
        said: `A cópia está danificada: ${name} não está como foi gravado. Nada foi mudado.`,
      });
      writeFileSync(path, whole);
    }
    expect(readdirSync(DATA_DIR).filter((name) => name.includes('before-restore'))).toEqual([]);
  });
});
