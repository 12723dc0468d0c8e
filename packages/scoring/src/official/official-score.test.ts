import { describe, expect, it } from 'vitest';
import type { Language } from '../area.js';
import { anItem } from './an-item.test-builder.js';
import { bookletsOf } from './booklet.js';
import type { ItemRow } from './item-file.js';
import { bookletScorer } from './official-score.js';

const scorerOf = (rows: ItemRow[], year = 2022) => {
  const [booklet] = bookletsOf(rows, year).values();
  if (!booklet) throw new Error('no booklet');
  return bookletScorer(booklet);
};

/** 45 items with keys A, B, C, D, E, A, … and growing difficulty. */
const paper = (fields: Partial<ItemRow> = {}) =>
  Array.from({ length: 45 }, (_, rank) =>
    anItem({
      booklet: 1,
      item: rank,
      position: 136 + rank,
      key: 'ABCDE'.charAt(rank % 5),
      parameters: { a: 2, b: rank / 15 - 1, c: 0.2 },
      ...fields,
    }),
  );
const allRight = 'ABCDE'.repeat(9);

const scoreOf = (rows: ItemRow[], responses: string, language: Language | null = null, year = 2022) => {
  const result = scorerOf(rows, year)(responses, language);
  if (result.status === 'unscorable') throw new Error(result.reason);
  return result;
};

describe('the official score', () => {
  it('pairs answers with items by rank, whatever the order of the rows and gaps in the positions', () => {
    const gaps = paper().map((row) => ({ ...row, position: row.position * 3 }));
    expect(scoreOf(gaps.reverse(), allRight)).toEqual(scoreOf(paper(), allRight));
  });

  it('counts blanks and double marks as wrong', () => {
    const wrong = `Z${allRight.slice(1)}`;
    for (const mark of ['.', '*']) {
      expect(scoreOf(paper(), mark + allRight.slice(1))).toEqual(scoreOf(paper(), wrong));
    }
  });

  it.each([
    ['abandoned', { abandoned: true }],
    ['annulled', { key: 'X' }],
    ['without parameters', { parameters: null }],
  ])('leaves out an item %s, which keeps its place', (_, fields) => {
    const rows = paper().map((row) => (row.item === 7 ? { ...row, ...fields } : row));
    const answers = (at7: string) => allRight.slice(0, 7) + at7 + allRight.slice(8);
    expect(scoreOf(rows, answers('C'))).toEqual(scoreOf(rows, answers('A')));
    expect(scoreOf(rows, allRight).theta).toBeLessThan(scoreOf(paper(), allRight).theta);
  });

  it('is 0 for an empty sheet from 2014 on, and the floor before', () => {
    const empty = '.'.repeat(45);
    expect(scoreOf(paper(), empty, null, 2014).score).toBe(0);
    expect(scoreOf(paper(), empty, null, 2013).score).toBe(scoreOf(paper(), '*'.repeat(45)).score);
  });

  it('is an estimate in a booklet that cannot be reproduced', () => {
    expect(scoreOf(paper({ booklet: 153 }), allRight, null, 2012).status).toBe('estimate');
    expect(scoreOf(paper({ booklet: 153 }), allRight, null, 2022).status).toBe('official');
  });

  it('says why it cannot be computed', () => {
    expect(scorerOf(paper())('ABC', null)).toEqual({
      status: 'unscorable',
      reason: '3 respostas, mas a prova tem 45 questões',
    });
    expect(scorerOf(paper({ parameters: null }))(allRight, null)).toMatchObject({ status: 'unscorable' });
  });
});

describe('Linguagens', () => {
  const lc = paper({ area: 'LC' });
  const language = (code: Language, key: string) =>
    Array.from({ length: 5 }, (_, rank) =>
      anItem({ booklet: 1, area: 'LC', item: 900 + code * 10 + rank, position: 1 + rank, key, language: code }),
    );
  const withLanguages = [...lc.slice(5), ...language(0, 'A'), ...language(1, 'B')];
  const common = allRight.slice(5);

  it('scores the chosen language, first in the answers', () => {
    expect(scoreOf(withLanguages, `AAAAA${common}`, 0)).toEqual(scoreOf(withLanguages, `BBBBB${common}`, 1));
    expect(scoreOf(withLanguages, `AAAAA${common}`, 1).theta).toBeLessThan(
      scoreOf(withLanguages, `AAAAA${common}`, 0).theta,
    );
  });

  it('drops the other language from 50 answers', () => {
    expect(scoreOf(withLanguages, `AAAAA.....${common}`, 0)).toEqual(scoreOf(withLanguages, `AAAAA${common}`, 0));
    expect(scoreOf(withLanguages, `.....BBBBB${common}`, 1)).toEqual(scoreOf(withLanguages, `BBBBB${common}`, 1));
  });

  it('asks for the language', () => {
    expect(scorerOf(withLanguages)(`AAAAA${common}`, null)).toMatchObject({ status: 'unscorable' });
  });

  it('needs none in 2009, when there was no foreign language', () => {
    expect(scoreOf(lc, allRight, null, 2009).status).toBe('official');
  });
});
