import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../test/commands.js';

const root = mkdtempSync(join(tmpdir(), 'gabarita-commands-'));
const DATA_DIR = join(root, 'data');
afterAll(() => rmSync(root, { recursive: true, force: true }));

const { scripts } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as {
  scripts: Record<string, string>;
};
/** Every command that is one of ours, and the server itself. */
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file] = /^node apps\/server\/dist\/([\w/-]+)\.js$/.exec(line) ?? [];
  return file ? [[name, file.startsWith('cli/') ? file.slice(4) : `../${file}`] as const] : [];
});

describe('every command', () => {
  it('is known here', () => {
    expect(commands.map(([name]) => name)).toEqual(
      expect.arrayContaining(['start', 'admin:create', 'demo:clear', 'backup', 'restore', 'db:move', 'enem:sync']),
    );
    expect(commands.length).toBeGreaterThanOrEqual(13);
  });

  it.each(commands)(
    'npm run %s answers --help, refuses what it does not know, and does nothing',
    async (name, file) => {
      const helped = await runCommand(file, ['--help'], { DATA_DIR });
      expect({ code: helped.code, said: helped.said }).toEqual({ code: 0, said: '' });
      expect(helped.printed).toMatch(name === 'start' ? /npm start/ : new RegExp(`npm run (-s )?${name}`));
      const refused = await runCommand(file, ['--apaga-tudo'], { DATA_DIR });
      expect({ code: refused.code, said: refused.said.trim() }).toEqual({
        code: 1,
        said: 'Opção desconhecida ou sem valor: --apaga-tudo',
      });
      expect(existsSync(DATA_DIR)).toBe(false);
    },
  );
});

describe('admin:create', () => {
  it('takes its answers from a pipe, one a line', async () => {
    const typed = 'Ana Souza\nana@escola.br\njabuticaba-azeda-77\n';
    const created = await runCommand('admin-create', [], { DATA_DIR }, typed);
    expect([created.code, created.printed.trim()]).toEqual([0, 'Administrador criado: ana@escola.br']);
  });

  it('refuses where nobody answers, instead of waiting', async () => {
    const { code, said } = await runCommand('admin-create', ['--name', 'Ana'], { DATA_DIR }, 'ana@escola.br\n');
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('A entrada terminou antes da resposta') });
  });
});
