import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { firstIndexOf } from '@gabarita/enem';
import { beforeEach, describe, expect, it } from 'vitest';
import { anEdition, aQuestion } from '../../../../test/editions.js';
import { useTestApp } from '../../../../test/test-app.js';
import { setDifficulties } from './difficulties.js';
import { importItems, officialBooklets } from './import-items.js';

const testApp = useTestApp();

const query = async (sql: string) => (await testApp().database.pool.query(sql)).rows;

beforeEach(() => testApp().database.pool.query('delete from editions; delete from official_items'));

const HEADER =
  'CO_POSICAO;SG_AREA;CO_ITEM;TX_GABARITO;CO_HABILIDADE;IN_ITEM_ABAN;TX_MOTIVO_ABAN;NU_PARAM_A;NU_PARAM_B;NU_PARAM_C;TX_COR;CO_PROVA;TP_LINGUA;IN_ITEM_ADAPTADO';

interface Item {
  position: number;
  area?: string;
  item?: number;
  key?: string;
  b?: number | '';
  colour?: string;
  booklet?: number;
  language?: string;
  abandoned?: number;
}

const line = ({ position, area = 'MT', item = position, key = 'B', b = position / 10, ...rest }: Item) => {
  const { colour = 'Azul', booklet = 500, language = '', abandoned = 0 } = rest;
  const c = b === '' ? '' : 0.2;
  return [position, area, item, key, 8, abandoned, '', b === '' ? '' : 1.5, b, c, colour, booklet, language, 0].join(
    ';',
  );
};
const csv = (items: Item[]) => [HEADER, ...items.map(line)].join('\r\n');
const importCsv = (year: number, items: Item[]) =>
  importItems(testApp().services.db, `/tmp/ITENS_PROVA_${year}.csv`, csv(items));

/** Nine questions of mathematics, whose numbers start at 136, against positions that INEP counts from 1. */
const mathematics = Array.from({ length: 9 }, (_, n) => aQuestion({ index: 136 + n }));
const positions = Array.from({ length: 9 }, (_, n) => ({ position: n + 1 }));

describe('an item file', () => {
  it('is linked to the blue booklet by rank, whatever the position numbers', async () => {
    await anEdition(testApp(), { year: 2019, questions: mathematics });
    const { linked } = await importCsv(2019, [
      ...positions.map(({ position }) => ({ position: position * 3, item: position })),
      ...positions.map(({ position }) => ({ position, colour: 'Amarelo', booklet: 499, key: 'A' })),
      ...positions.map(({ position }) => ({ position, colour: 'AZUL', booklet: 777, key: 'A' })),
    ]);
    expect(linked).toEqual({ compared: 9, disagreements: [] });
    const rows = await query('select index, skill, competence, tri_b, difficulty from questions order by index');
    expect(rows[0]).toEqual({ index: 136, skill: 8, competence: 2, tri_b: 0.3, difficulty: 'easy' });
    expect(rows.map(({ difficulty }) => difficulty)).toEqual(
      ['easy', 'medium', 'hard'].flatMap((level) => [level, level, level]),
    );
    const filed = await query('select index, skill, difficulty from bank_entries order by index');
    expect(filed).toEqual(rows.map(({ index, skill, difficulty }) => ({ index, skill, difficulty })));
    expect(await officialBooklets(testApp().services.db, 2019)).toHaveProperty('size', 3);
  });

  it('puts the language items first, and reads languages written as 1.0', async () => {
    const first = firstIndexOf(2019, 'linguagens');
    await anEdition(testApp(), {
      year: 2019,
      questions: [
        aQuestion({ index: first, language: 'ingles' }),
        aQuestion({ index: first, language: 'espanhol' }),
        aQuestion({ index: first + 1 }),
      ],
    });
    await importCsv(2019, [
      { position: 2, area: 'LC', b: 0.2 },
      { position: 40, area: 'LC', b: 0.4, language: '0.0' },
      { position: 41, area: 'LC', b: 0.5, language: '1.0' },
    ]);
    expect(await query('select place, tri_b from questions order by tri_b')).toEqual([
      { place: `${first + 1}`, tri_b: 0.2 },
      { place: `${first}-ingles`, tri_b: 0.4 },
      { place: `${first}-espanhol`, tri_b: 0.5 },
    ]);
  });

  it('corrects keys, annuls, leaves items out of the TRI, and reports each disagreement', async () => {
    const many = Array.from({ length: 30 }, (_, n) => aQuestion({ index: 136 + n }));
    await anEdition(testApp(), { year: 2019, questions: many });
    const { linked } = await importCsv(2019, [
      { position: 1, key: 'D' },
      { position: 2, key: 'X', abandoned: 1, b: '' },
      { position: 3, abandoned: 1 },
      ...Array.from({ length: 27 }, (_, n) => ({ position: n + 4 })),
    ]);
    expect(linked?.disagreements).toEqual([
      { place: '136', service: 'B', official: 'D' },
      { place: '137', service: 'B', official: 'X' },
    ]);
    const keys = await query(`select letter, annulled, outside_tri from question_keys k
      join questions q on q.id = k.question_id order by q.index limit 4`);
    expect(keys).toEqual([
      { letter: 'D', annulled: false, outside_tri: false },
      { letter: null, annulled: true, outside_tri: true },
      { letter: 'B', annulled: false, outside_tri: true },
      { letter: 'B', annulled: false, outside_tri: false },
    ]);
  });

  it('imported twice changes nothing', async () => {
    await anEdition(testApp(), { year: 2019, questions: mathematics });
    await importCsv(2019, positions);
    const before = await query('select revision from editions');
    await importCsv(2019, positions);
    expect(await query('select revision from editions')).toEqual(before);
    expect(await query('select count(*)::integer as count from official_items')).toEqual([{ count: 9 }]);
  });

  it('may come before its questions, which are linked when they arrive', async () => {
    expect((await importCsv(2019, positions)).linked).toBeUndefined();
  });
});

describe('the difficulty of an official question without a b of INEP’s', () => {
  /** Answers of as many first, ranked attempts, of which so many are right. */
  async function answered(
    index: number,
    { right, of, ranked = true }: { right: number; of: number; ranked?: boolean },
  ) {
    await query(`
      with people as (
        insert into users (name, email, password_hash, role, created_at)
        select 'Aluno', 'facil-${index}-${ranked}-' || n || '@escola.br', '', 'student', now() from generate_series(1, ${of}) n
        returning id
      ), taken as (
        insert into attempts (user_id, source, exam_name, mode, total_questions, answered, correct_answers, score,
          percentage, time_spent, first, ranked, receipt, created_at)
        select id, 'ENEM', 'ENEM 2019', 'screen', 1, 1, 0, 0, 0, 60, ${ranked}, ${ranked}, '', now() from people returning id
      )
      insert into attempt_answers (attempt_id, question_id, number, letter, correct, available, points)
      select taken.id, q.id, ${index}, 'B', row_number() over () <= ${right}, true, 1
      from taken, questions q where q.index = ${index}`);
  }
  const difficulties = async () => {
    await testApp().services.db.transaction(setDifficulties);
    const rows = await query(
      'select q.difficulty, b.difficulty as filed from questions q join bank_entries b on b.question_id = q.id order by q.index',
    );
    expect(rows.map(({ filed }) => filed)).toEqual(rows.map(({ difficulty }) => difficulty));
    return rows.map(({ difficulty }) => difficulty);
  };

  it('comes from thirty first answers or more, else it is not known', async () => {
    await anEdition(testApp(), { year: 2019, questions: mathematics.slice(0, 5) });
    await answered(136, { right: 19, of: 30 });
    await answered(137, { right: 15, of: 30 });
    await answered(138, { right: 12, of: 30 });
    await answered(139, { right: 29, of: 29 });
    await answered(139, { right: 40, of: 40, ranked: false });
    expect(await difficulties()).toEqual(['easy', 'medium', 'hard', null, null]);
    // INEP's file, once there, knows better.
    await importCsv(
      2019,
      positions.slice(0, 3).map(({ position }) => ({ position, b: 3 - position })),
    );
    expect(await difficulties()).toEqual(['hard', 'medium', 'easy', null, null]);
  });
});

describe('an item file that is refused', () => {
  const nothingStored = async () => expect(await query('select 1 from official_items')).toEqual([]);

  it('is one of another year: its keys do not agree', async () => {
    await anEdition(testApp(), { year: 2019, questions: mathematics });
    await expect(
      importCsv(
        2019,
        positions.map((item) => ({ ...item, key: 'A' })),
      ),
    ).rejects.toThrow(
      'ITENS_PROVA_2019.csv: só 0 % dos gabaritos conferem com as questões de 2019; o arquivo é de outro ano?',
    );
    await nothingStored();
  });

  it('is one whose booklets are known under another year', async () => {
    await importCsv(2018, positions);
    await expect(importCsv(2019, positions)).rejects.toThrow('estas provas são de 2018, não de 2019');
  });

  it('is one with a missing column, without items, or without a year in its name', async () => {
    const { db } = testApp().services;
    const without = csv(positions).replace('CO_PROVA', 'OUTRA');
    await expect(importItems(db, 'ITENS_PROVA_2019.csv', without)).rejects.toThrow(/falta a coluna CO_PROVA/);
    await expect(importItems(db, 'ITENS_PROVA_2019.csv', HEADER)).rejects.toThrow(/não tem itens/);
    await expect(importItems(db, 'itens.csv', csv(positions))).rejects.toThrow(/deve trazer o ano/);
    await nothingStored();
  });
});

const shared = fileURLToPath(new URL('../../../../../../../shared/tri/items/', import.meta.url));

describe.skipIf(!existsSync(shared))('INEP’s own files (needs ../shared)', () => {
  it.each([2016, 2019, 2022])('of %i are stored whole', async (year) => {
    const file = `${shared}ITENS_PROVA_${year}.csv`;
    const { booklets, items } = await importItems(testApp().services.db, file, readFileSync(file, 'latin1'));
    expect(items).toBeGreaterThan(1_000);
    const stored = await officialBooklets(testApp().services.db, year);
    expect(stored.size).toBe(booklets);
  });
});
