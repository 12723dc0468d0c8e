import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { courseTexts } from '../../test/courses.js';

const folder = mkdtempSync(join(tmpdir(), 'sisu-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (name: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL(`../../dist/cli/${name}.js`, import.meta.url)), ...args],
    { env: { ...process.env, INIT_CWD: folder, DATA_DIR: join(folder, 'data') }, encoding: 'utf8' },
  );
  return { status, rows: stdout.trimEnd().split('\n'), said: stderr.trimEnd().split('\n').at(-1) };
};

function aFolder(name: string, changes: Partial<ReturnType<typeof courseTexts>> = {}): string {
  mkdirSync(join(folder, name));
  for (const [file, text] of Object.entries({ ...courseTexts(), ...changes }))
    writeFileSync(join(folder, name, file), text);
  return name;
}
const candidates = (name: string, ...rows: string[]): string => {
  writeFileSync(join(folder, name), ['offer,modality,score,score_error', ...rows, ''].join('\n'));
  return name;
};
const good = aFolder('good');
const some = candidates('some.csv', '10,3,790,0', '10,3,700,0', '12,1,790,30');

describe('npm run sisu:predict', () => {
  const predict = (file: string, data = good, year = '2025') =>
    run('sisu-predict', '--year', year, '--candidates', file, '--data', data);

  it('writes the cut-off, its range and the chance of each candidate', () => {
    const { status, rows } = predict(some);
    expect(status).toBe(0);
    expect(rows[0]).toBe('offer,modality,score,score_error,cutoff,cutoff_p10,cutoff_p90,chance');
    const [likely, unlikely] = rows.slice(1).map((row) => row.split(',').map(Number));
    const [, , , , cutoff = 0, low = 0, high = 0, chance = 0] = likely ?? [];
    expect([low < cutoff, cutoff < high, Math.abs(cutoff - 781) < 25]).toEqual([true, true, true]);
    expect(chance).toBeGreaterThan(0.5);
    expect(unlikely?.at(-1)).toBeLessThan(0.1);
    expect(rows).toHaveLength(4);
  });

  it('says that no year it knows had the best of three editions, from 2026 on', () => {
    expect(predict(some, good, '2026').said).toContain('A partir do SiSU 2026 vale a melhor das três últimas edições');
    expect(predict(some).said).toBe('');
  });

  it('works from the data that come with the product', () => {
    const { status, rows } = run('sisu-predict', '--year', '2025', '--candidates', candidates('one.csv', '1,3,600,20'));
    expect(status).toBe(0);
    expect(rows[1]).toMatch(/^1,3,600,20,\d+\.\d\d,\d+\.\d\d,\d+\.\d\d,0\.\d{4}$/);
  });

  it.each([
    ['99,3,600,0', 'linha 3: oferta desconhecida: 99'],
    ['10,9,600,0', 'linha 3: modalidade desconhecida: 9'],
    ['10,3,1001,0', 'linha 3: score deve ser um número de 0 a 1000, não "1001"'],
    ['10,3,,0', 'linha 3: score deve ser um número de 0 a 1000, não ""'],
  ])('says in one line what is wrong with %s, and writes nothing', (row, why) => {
    const file = candidates('bad.csv', '10,3,700,0', row);
    expect(predict(file)).toEqual({ status: 1, rows: [''], said: `bad.csv, ${why}` });
  });

  it('refuses a folder without the weights of an offer, or with a year twice', () => {
    const texts = courseTexts();
    const unweighed = aFolder('unweighed', {
      'weights.csv': texts['weights.csv'].replace('2024,10,2,1,1,4,2,0,0,0,0,500,0.01\n', ''),
    });
    expect(predict(some, unweighed)).toMatchObject({
      status: 1,
      rows: [''],
      said: expect.stringContaining('faltam os pesos de 2024 da oferta 10'),
    });
    const twice = aFolder('twice', { 'weights.csv': `${texts['weights.csv']}2024,10,2,1,1,4,2,0,0,0,0,500,0.01\n` });
    expect(predict(some, twice).said).toContain('o ano 2024 aparece duas vezes para a oferta 10');
  });

  it('refuses a year without any before it, two years, and a folder that is not there', () => {
    expect(predict(some, good, '2022').said).toBe('Não há notas de corte de antes de 2022 para prever esse ano.');
    expect(run('sisu-predict', '--year', '2024', '--year', '2025', '--candidates', some).said).toBe(
      '--year aparece 2 vezes; diga um ano só.',
    );
    expect(predict(some, 'none').said).toBe('Arquivo não encontrado: none/offers.csv');
  });
});

describe('npm run sisu:import', () => {
  it('imports a folder, and refuses a bad one in one line', () => {
    expect(run('sisu-import', good)).toMatchObject({
      status: 0,
      rows: ['24 notas de corte de 2022, 2023, 2024; previsões de 2025 refeitas.'],
    });
    const bad = aFolder('bad', { 'cutoffs.csv': `${courseTexts()['cutoffs.csv']}2024,10,3,1,1001\n` });
    expect(run('sisu-import', bad)).toMatchObject({
      status: 1,
      said: 'cutoffs.csv, linha 26: cutoff deve ser um número de 0 a 1000, não "1001"',
    });
    expect(run('sisu-import').said).toBe('Diga qual pasta importar: npm run sisu:import -- PASTA');
  });
});
