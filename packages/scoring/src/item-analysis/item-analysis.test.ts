import { describe, expect, it } from 'vitest';
import { responseMatrix } from '../calibration/response-matrix.js';
import { NOT_ADMINISTERED } from '../eap.js';
import { classicalItems } from './classical-item-analysis.js';
import { cronbachAlpha } from './cronbach-alpha.js';
import { distractorTable } from './distractor-table.js';

/** Ten students, the first the best: a Guttman pattern of five items, and one that only the worst get right. */
const rows = Array.from({ length: 10 }, (_, student) => [
  1,
  student < 8 ? 1 : 0,
  student < 5 ? 1 : 0,
  student < 3 ? 1 : 0,
  student < 1 ? 1 : 0,
  student > 7 ? 1 : 0,
]);
const matrix = responseMatrix(rows, 6);

describe('classical item analysis', () => {
  const items = classicalItems(matrix);

  it('gives the facility', () => {
    expect(items.map((item) => item.facility)).toEqual([1, 0.8, 0.5, 0.3, 0.1, 0.2]);
  });

  it('gives the discrimination between the best and the worst 27 %', () => {
    expect(items[3]?.discrimination).toBe(1);
    expect(items[0]?.discrimination).toBe(0);
    expect(items[5]?.discrimination).toBeLessThan(0);
  });

  it('correlates an item with the others and not with itself', () => {
    const alone = classicalItems(responseMatrix([[1], [0]], 1));
    expect(alone[0]?.pointBiserial).toBeNull();
    expect(items[2]?.pointBiserial).toBeGreaterThan(0.5);
    expect(items[5]?.pointBiserial).toBeLessThan(0);
    expect(items[0]?.pointBiserial).toBeNull();
  });

  it('looks only at the students who were given the item', () => {
    const [item] = classicalItems(
      responseMatrix(
        [
          [1, 1],
          [0, 1],
          [NOT_ADMINISTERED, 0],
        ],
        2,
      ),
    );
    expect(item).toMatchObject({ answers: 2, facility: 0.5 });
  });
});

describe("Cronbach's alpha", () => {
  it('is 1 when all items agree', () => {
    expect(
      cronbachAlpha(
        responseMatrix(
          [
            [1, 1, 1],
            [0, 0, 0],
            [1, 1, 1],
          ],
          3,
        ),
      ),
    ).toBeCloseTo(1, 12);
  });

  it('is that of a textbook example', () => {
    // Item variances 0.25, 0.25, 0.1875; totals 3, 2, 1, 0 have variance 1.25.
    const example = responseMatrix(
      [
        [1, 1, 1],
        [1, 1, 0],
        [0, 0, 1],
        [0, 0, 0],
      ],
      3,
    );
    expect(cronbachAlpha(example)).toBeCloseTo(1.5 * (1 - 0.75 / 1.25), 12);
  });

  it('is unknown when nothing varies or nobody was given all items', () => {
    expect(
      cronbachAlpha(
        responseMatrix(
          [
            [1, 1],
            [1, 1],
          ],
          2,
        ),
      ),
    ).toBeNull();
    expect(
      cronbachAlpha(
        responseMatrix(
          [
            [1, NOT_ADMINISTERED],
            [0, 1],
          ],
          2,
        ),
      ),
    ).toBeNull();
  });
});

describe('the distractor table', () => {
  const choices = ['A', 'A', 'A', 'A', 'B', 'B', 'C', 'C', 'C', null].map((letter, rank) => ({
    letter,
    score: 10 - rank,
  }));
  const table = distractorTable(choices, ['A', 'B', 'C', 'D'], 'A');

  it('has a row for each alternative and one for blanks', () => {
    expect(table.map((row) => [row.letter, row.count])).toEqual([
      ['A', 4],
      ['B', 2],
      ['C', 3],
      ['D', 0],
      [null, 1],
    ]);
    expect(table.filter((row) => row.isKey).map((row) => row.letter)).toEqual(['A']);
  });

  it('shows whom an alternative attracts', () => {
    expect(table[0]).toMatchObject({ share: 0.4, shareOfBest: 1, shareOfWorst: 0 });
    expect(table[2]?.shareOfWorst).toBeCloseTo(2 / 3, 12);
  });
});
