import { existsSync, readFileSync } from 'node:fs';
import { bookletsOf, type Language, markedItems, momentsOf, parseItemFile, scoreOf } from '@gabarita/scoring';
import { describe, expect, it } from 'vitest';
import { preparePool } from '../question.js';
import { postHoc } from './post-hoc.js';

const TRI = '../shared/tri';
const TWENTY = { most: 20, fewest: 20, error: null };

describe.skipIf(!existsSync(TRI))('real participants of 2019 (needs ../shared)', () => {
  it('get their official score from twenty of their questions, to within 8 points on average', () => {
    const booklets = bookletsOf(parseItemFile(readFileSync(`${TRI}/items/ITENS_PROVA_2019.csv`, 'latin1')), 2019);
    const [, ...lines] = readFileSync(`${TRI}/participants/participants_2019.csv`, 'utf8').trim().split('\n');
    const errors = lines.map((line) => {
      const [, code, language, responses = '', official] = line.split(',');
      const booklet = booklets.get(Number(code));
      if (!booklet) throw new Error(`no booklet ${code}`);
      const items = markedItems(booklet, responses, Number(language) as Language);
      const right = new Map(items.map((item) => [String(item.item), item.right]));
      const pool = preparePool(items.map(({ item, parameters }) => ({ id: String(item), topic: null, parameters })));
      const { ability } = postHoc(pool, (id) => right.get(id) ?? false, TWENTY);
      return Math.abs(scoreOf(booklet.area, momentsOf(ability).theta) - Number(official));
    });
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThanOrEqual(8);
  });
});
