import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'tri-'));
afterAll(() => rmSync(folder, { recursive: true }));

const command = (name: string) => fileURLToPath(new URL(`../../dist/cli/${name}.js`, import.meta.url));
const env = { ...process.env, INIT_CWD: folder };
const rows = (name: string, ...args: string[]) =>
  execFileSync(process.execPath, [command(name), ...args], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
    .trimEnd()
    .split('\n');
const refusal = (name: string, ...args: string[]) => {
  const { status, stderr } = spawnSync(process.execPath, [command(name), ...args], { env, encoding: 'utf8' });
  return { status, line: stderr.trimEnd().split('\n').at(-1) };
};

writeFileSync(
  join(folder, 'items.csv'),
  Buffer.from(
    'CO_POSICAO;SG_AREA;CO_ITEM;TX_GABARITO;CO_HABILIDADE;IN_ITEM_ABAN;TX_MOTIVO_ABAN;NU_PARAM_A;NU_PARAM_B;NU_PARAM_C;TX_COR;CO_PROVA;TP_LINGUA\n' +
      '136;MT;10;A;1;0;;2;0;0.2;Azul;515;\n137;MT;11;B;1;0;;2;1;0.2;Azul;515;\n138;MT;12;C;1;1;Não convergiu;;;;Azul;515;\n',
    'latin1',
  ),
);
writeFileSync(join(folder, 'answers.csv'), 'area,prova,lang,responses\nMT,515,0,ABC\nMT,515,0,AB\n');
writeFileSync(join(folder, 'wrong.csv'), 'area,prova,lang,responses\nMT,516,0,ABC\n');
writeFileSync(join(folder, 'matrix.csv'), 'aluno,q1,q2,q3\nAna,1,1,0\nBia,1,0,\nCaio,0,0,1\n');
writeFileSync(join(folder, 'others.csv'), 'q3,q2,q1\n1,1,1\n');

describe('npm run tri:score', () => {
  const score = ['--year', '2022', '--items', 'items.csv', '--answers'];

  it('scores each row and explains the one it cannot score', () => {
    const [header, scored, unscored] = rows('tri-score', ...score, 'answers.csv');
    expect(header).toBe('area,prova,lang,responses,score,standard_error,theta,status,reason');
    expect(scored).toMatch(/^MT,515,0,ABC,\d+\.\d,.*,official,$/);
    expect(unscored).toBe('MT,515,0,AB,,,,unscorable,"2 respostas, mas a prova tem 3 questões"');
  });

  it('leaves with 1 and one line about a file it cannot use', () => {
    expect(refusal('tri-score', ...score, 'wrong.csv')).toEqual({
      status: 1,
      line: 'wrong.csv, linha 2: prova desconhecida no arquivo de itens: "516"',
    });
    expect(refusal('tri-score', ...score, 'matrix.csv').line).toBe('matrix.csv, linha 1: falta a coluna area');
    expect(refusal('tri-score', ...score, 'none.csv').line).toBe('Arquivo não encontrado: none.csv');
    expect(refusal('tri-score', '--year', '2022').status).toBe(1);
    expect(refusal('tri-score', '--ano', '2022').line).toBe('Opção desconhecida ou sem valor: --ano');
    expect(refusal('tri-score', '--year').line).toBe('Opção desconhecida ou sem valor: --year');
  });
});

describe('npm run tri:adaptive', () => {
  const source = ['--year', '2022', '--items', 'items.csv'];
  const columns = 'score,standard_error,theta,status,reason,adaptive_score,adaptive_error,questions,items';

  it('repeats each exam as an adaptive test, after the columns of tri:score', () => {
    const [header, scored, unscored] = rows('tri-adaptive', ...source, '--answers', 'answers.csv');
    expect(header).toBe(`area,prova,lang,responses,${columns}`);
    const [, , , , score, error, , , , adaptiveScore, adaptiveError, questions, items] = scored?.split(',') ?? [];
    expect([adaptiveScore, adaptiveError, questions]).toEqual([score, error, '2']);
    expect(items?.split(' ').sort()).toEqual(['10', '11']);
    expect(unscored).toMatch(/,unscorable,"2 respostas, mas a prova tem 3 questões",,,,$/);
  });

  it('asks no more questions than told', () => {
    const [, scored] = rows('tri-adaptive', ...source, '--answers', 'answers.csv', '--questions', '1');
    expect(scored).toMatch(/,1,1[01]$/);
  });

  it('simulates students on the items of all files', () => {
    const [header, ...areas] = rows('tri-adaptive', ...source, '--simulate', '20', '--seed', '3');
    expect(header).toBe('area,items,questions,unreached,largest_exposure');
    expect(areas.at(-1)).toBe('MT,2,2.0,1.000,1.000');
  });

  it('leaves with 1 and one line about what is wrong', () => {
    expect(refusal('tri-adaptive', ...source)).toEqual({
      status: 1,
      line: 'Informe --year, --items e --answers (veja --help).',
    });
    expect(refusal('tri-adaptive', ...source, '--answers', 'answers.csv', '--questions', '0').line).toBe(
      '--questions inválido: 0',
    );
  });
});

describe('npm run tri:calibrate', () => {
  it('writes the items, an empty line and the scores', () => {
    const lines = rows('tri-calibrate', '--area', 'mt', '--answers', 'matrix.csv');
    expect(lines[0]).toBe('item,a,a_error,b,b_error,c,c_error,anchor,answers');
    expect(lines.slice(4, 6)).toEqual(['', 'student,score,standard_error,theta']);
    expect(lines.slice(6).map((line) => line.split(',')[0])).toEqual(['Ana', 'Bia', 'Caio']);
  });

  it('scores others, with their columns in another order', () => {
    const lines = rows('tri-calibrate', '--area', 'MT', '--answers', 'matrix.csv', '--score', 'others.csv');
    expect(lines).toHaveLength(7);
    expect(lines.at(-1)).toMatch(/^1,\d{3}\.\d,/);
  });

  it('leaves with 1 and one line about what is wrong', () => {
    expect(refusal('tri-calibrate', '--area', 'XX', '--answers', 'matrix.csv')).toEqual({
      status: 1,
      line: '--area inválida: XX (use CH, CN, LC ou MT)',
    });
    expect(refusal('tri-calibrate', '--area', 'MT', '--answers', 'answers.csv').line).toBe(
      'answers.csv, linha 2: na coluna "area" só cabem 1, 0 ou vazio: "MT"',
    );
  });
});

describe('npm run essay:grade', () => {
  it('grades the essays of a file that is named from where the command was typed', () => {
    writeFileSync(
      join(folder, 'redacoes.jsonl'),
      `${JSON.stringify({ id: 7, topic: 'A leitura', text: 'Ler é bom.' })}\n\nx\n`,
    );
    const [graded = '', wrong = ''] = rows('essay-grade', 'redacoes.jsonl');
    expect(JSON.parse(graded)).toMatchObject({ id: 7, total: expect.any(Number) });
    expect(JSON.parse(wrong)).toEqual({ line: 3, error: 'not a JSON object' });
    expect(refusal('essay-grade', 'nada.jsonl')).toEqual({ status: 1, line: 'Arquivo não encontrado: nada.jsonl' });
  });
});

describe('npm run question', () => {
  it('prints one variant a line, the same for the same seed', () => {
    const asked = ['--family', 'mt-escala-de-mapa', '--seed', '7', '--count', '2'];
    const lines = rows('question', ...asked);
    expect(lines.map((line) => JSON.parse(line).id)).toEqual(['mt-escala-de-mapa.1.7', 'mt-escala-de-mapa.1.8']);
    const [first] = lines.map((line) => JSON.parse(line));
    expect(Object.keys(first.whyNot)).toEqual(['A', 'B', 'C', 'D', 'E'].filter((letter) => letter !== first.key));
    expect(rows('question', ...asked)).toEqual(lines);
  });

  it('lists the families, and leaves with 1 and one line about one that there is not', () => {
    expect(rows('question', '--list')).toContain('cn-meia-vida\tH22\tmedium\tRadioatividade');
    expect(refusal('question', '--family', 'mt-nada')).toEqual({
      status: 1,
      line: 'Família desconhecida: mt-nada (veja --list)',
    });
    expect(refusal('question').line).toBe('Informe --family (veja --list e --help).');
    expect(refusal('question', '--family', 'cn-meia-vida', '--seed', '1.5').line).toMatch(/^--seed deve ser um número/);
  });
});
