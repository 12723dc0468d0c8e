import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { messages } from '@gabarita/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aGivenExam } from '../../../test/exams.js';
import { aStudent, type TestPerson } from '../../../test/people.js';
import { useTestApp } from '../../../test/test-app.js';
import { importItems } from '../enem/items/import-items.js';

const testApp = useTestApp();
let student: TestPerson;

const HEADER =
  'CO_POSICAO;SG_AREA;CO_ITEM;TX_GABARITO;CO_HABILIDADE;IN_ITEM_ABAN;NU_PARAM_A;NU_PARAM_B;NU_PARAM_C;TX_COR;CO_PROVA;TP_LINGUA';

interface Item {
  position: number;
  area?: string;
  item?: number;
  key?: string;
  colour?: string;
  booklet?: number;
  language?: string;
}

const line = ({ position, area = 'MT', item = position, key = 'B', ...rest }: Item) => {
  const { colour = 'AZUL', booklet = 500, language = '' } = rest;
  const given = key === 'X' ? [1, '', '', ''] : [0, 1.5, position / 10, 0.2];
  return [position, area, item, key, 8, ...given, colour, booklet, language].join(';');
};
const imported = (year: number, items: Item[]) =>
  importItems(testApp().services.db, `ITENS_PROVA_${year}.csv`, [HEADER, ...items.map(line)].join('\n'));

const five = (changes: Partial<Item> = {}) =>
  Array.from({ length: 5 }, (_, n) => ({ position: n + 1, item: n + 1, ...changes }));

const score = (body: object) =>
  student.browser.call('POST /api/booklets/score', { body: body as never }).then(({ areas }) => areas[0]);

beforeAll(async () => {
  student = await aStudent(testApp());
});
beforeEach(() => testApp().database.pool.query('delete from exams; delete from editions; delete from official_items'));

describe('the booklets of a year', () => {
  it('are told apart by colour, application and, among the adapted ones, number', async () => {
    await imported(2021, five());
    await imported(2022, [
      ...five({ booklet: 1000 }),
      ...five({ booklet: 1001, colour: 'Cinza' }),
      ...five({ booklet: 1002, colour: 'CINZA' }),
      ...five({ booklet: 1010 }).map((item) => ({ ...item, item: item.position + 100 })),
      { position: 1, area: 'LC', booklet: 900, language: '0' },
      { position: 2, area: 'LC', booklet: 900, language: '1' },
      { position: 3, area: 'LC', booklet: 900 },
    ]);
    const { years, year, booklets } = await student.browser.call('GET /api/booklets', { query: {} });
    expect({ years, year }).toEqual({ years: [2022, 2021], year: 2022 });
    expect(booklets.map(({ code, label }) => `${code} ${label}`)).toEqual([
      '900 Azul',
      '1000 Azul',
      '1001 Cinza',
      '1002 Cinza (caderno 1002)',
      '1010 Azul, 2ª aplicação',
    ]);
    expect(booklets[0]).toMatchObject({ discipline: 'linguagens', questions: 2, languages: ['ingles', 'espanhol'] });
    expect(booklets[1]).toMatchObject({ discipline: 'matematica', questions: 5, languages: [], reproducible: true });
  });

  it('are none before a file was imported, and another year is not there', async () => {
    expect(await student.browser.call('GET /api/booklets', { query: {} })).toEqual({
      years: [],
      year: null,
      booklets: [],
    });
    expect(await student.browser.tries('GET /api/booklets', { query: { year: 2013 } })).toMatchObject({ status: 404 });
  });
});

describe('answers to a booklet', () => {
  it('get the official score with its error, however they are typed', async () => {
    await imported(2019, five());
    const all = await score({ year: 2019, areas: [{ booklet: 500, answers: 'bbbbb' }] });
    expect(all).toMatchObject({ discipline: 'matematica', label: 'Azul', status: 'official', correct: 5, total: 5 });
    expect(all?.standard_error).toBeGreaterThan(50);
    const pasted = await score({ year: 2019, areas: [{ booklet: 500, answers: '136-B 137-B 138-B 139-B 140-B' }] });
    expect(pasted).toEqual(all);
    const fewer = await score({ year: 2019, areas: [{ booklet: 500, answers: 'B B A . *' }] });
    expect(fewer).toMatchObject({ correct: 2 });
    expect(fewer?.score).toBeLessThan(all?.score ?? 0);
  });

  it('leave out an annulled question, and are worth 0 when all are blank', async () => {
    await imported(2019, [...five(), { position: 6, key: 'X' }]);
    expect(await score({ year: 2019, areas: [{ booklet: 500, answers: 'BBBBBA' }] })).toMatchObject({
      correct: 5,
      total: 5,
    });
    expect(await score({ year: 2019, areas: [{ booklet: 500, answers: '......' }] })).toMatchObject({ score: 0 });
  });

  it('are an estimate in a booklet that cannot be reproduced', async () => {
    await imported(2015, five({ area: 'CN', booklet: 252 }));
    expect(await score({ year: 2015, areas: [{ booklet: 252, answers: 'BBBBB' }] })).toMatchObject({
      status: 'estimate',
    });
  });

  it('are of one language', async () => {
    await imported(2019, [
      { position: 1, area: 'LC', language: '0', key: 'A' },
      { position: 1, item: 9, area: 'LC', language: '1', key: 'C' },
      { position: 2, area: 'LC' },
    ]);
    const areas = [{ booklet: 500, answers: 'CB' }];
    expect(await score({ year: 2019, language: 'espanhol', areas })).toMatchObject({ correct: 2 });
    expect(await score({ year: 2019, language: 'ingles', areas })).toMatchObject({ correct: 1 });
    const without = await student.browser.tries('POST /api/booklets/score', { body: { year: 2019, areas } });
    expect(without.body?.errors).toEqual({ language: [messages.booklets.languageRequired] });
  });

  it('that are too few have no score and say why; the other area has one', async () => {
    await imported(2019, [...five(), ...five({ area: 'CH', booklet: 501 })]);
    const { areas } = await student.browser.call('POST /api/booklets/score', {
      body: {
        year: 2019,
        areas: [
          { booklet: 500, answers: 'BBB' },
          { booklet: 501, answers: 'BBBBB' },
        ],
      },
    });
    expect(areas).toMatchObject([
      { status: 'unscorable', score: null, reason: '3 respostas, mas a prova tem 5 questões' },
      { status: 'official' },
    ]);
  });

  it('with other letters, or to a booklet of another year, are refused at their place', async () => {
    await imported(2019, five());
    const tries = (answers: string, booklet: number) =>
      student.browser.tries('POST /api/booklets/score', { body: { year: 2019, areas: [{ booklet, answers }] } });
    expect((await tries('BBBBF', 500)).body?.errors).toEqual({ 'areas.0.answers': [messages.booklets.lettersOnly] });
    expect((await tries('BBBBB', 7)).body?.errors).toEqual({ 'areas.0.booklet': [messages.booklets.unknown] });
  });

  it('have no score for a student whose turma is yet to sit questions of that area', async () => {
    await aGivenExam(testApp(), [student]);
    await imported(
      2022,
      five({ area: 'LC' }).map((item) => ({ ...item, language: '' })),
    );
    expect(await score({ year: 2022, areas: [{ booklet: 500, answers: 'BBBBB' }] })).toMatchObject({
      status: 'unscorable',
      correct: null,
      reason: messages.booklets.keyClosed,
    });
  });
});

const shared = fileURLToPath(new URL('../../../../../../shared/tri/', import.meta.url));

describe.skipIf(!existsSync(shared))('real participants (needs ../shared)', () => {
  it.each([2016, 2019, 2022])(
    'of %i get their official scores',
    async (year) => {
      const { db } = testApp().services;
      const name = `ITENS_PROVA_${year}.csv`;
      await importItems(db, name, readFileSync(`${shared}items/${name}`, 'latin1'));
      const [, ...lines] = readFileSync(`${shared}participants/participants_${year}.csv`, 'utf8').trim().split('\n');
      const someone = await aStudent(testApp());
      for (const participant of lines.filter((_, place) => place % 500 === 0)) {
        const [, prova, lang, answers = '', official] = participant.split(',');
        const { areas } = await someone.browser.call('POST /api/booklets/score', {
          body: {
            year,
            language: lang === '1' ? 'espanhol' : 'ingles',
            areas: [{ booklet: Number(prova), answers }],
          },
        });
        expect(areas[0]?.score, participant).toBeCloseTo(Number(official), 1);
      }
    },
    60_000,
  );
});
