import { describe, expect, it } from 'vitest';
import { calibrate } from '../calibration/calibrate.js';
import { responseMatrix } from '../calibration/response-matrix.js';
import { parseAnchors } from './anchor-file.js';
import { itemLines, scoreLine } from './calibration-tables.js';
import { MatrixFile } from './matrix-file.js';

describe('a matrix of answers', () => {
  it('has an item in each column, right, wrong or not administered', () => {
    const file = new MatrixFile('q1,q2,q3,q4');
    expect(file.items).toEqual(['q1', 'q2', 'q3', 'q4']);
    expect(file.row('1,0,,NaN', 2)).toEqual({ student: '1', outcomes: Int8Array.of(1, 0, -1, -1) });
  });

  it('is read as spreadsheets and pandas write it', () => {
    expect(new MatrixFile('\uFEFF;q1;q2').row('17;1.0;0,0\r', 2)).toEqual({
      student: '17',
      outcomes: Int8Array.of(1, 0),
    });
    expect(new MatrixFile('Aluno,q1').row('"Silva, Ana",1', 2).student).toBe('Silva, Ana');
  });

  it('is read in the order of given items, other columns left alone', () => {
    const file = new MatrixFile('id,score,q2,q1', ['q1', 'q2', 'q3']);
    expect(file.row('7,571.9,0,1', 2)).toEqual({ student: '7', outcomes: Int8Array.of(1, 0, -1) });
  });

  it.each([
    ['q1,q2', '1,2', 'linha 5: na coluna "q2" só cabem 1, 0 ou vazio: "2"'],
    ['q1,q2', '1', 'linha 5: 1 colunas, mas o cabeçalho tem 2'],
  ])('with the columns %s refuses the row %s', (header, row, message) => {
    expect(() => new MatrixFile(header).row(row, 5)).toThrow(message);
  });

  it('is refused without the names of the items', () => {
    expect(() => new MatrixFile('1,0,1,1')).toThrow('linha 1: a coluna "1" se repete');
    expect(() => new MatrixFile('id')).toThrow('não há colunas com os itens');
    expect(() => new MatrixFile('id,x', ['q1'])).toThrow('não há colunas com os itens');
  });
});

describe('a file of anchors', () => {
  it('gives parameters to the columns it names', () => {
    expect(parseAnchors('item,a,b,c\nq2,1.5,0.3,0.2\nother,1,1,0.1\n', ['q1', 'q2'])).toEqual(
      new Map([[1, { a: 1.5, b: 0.3, c: 0.2 }]]),
    );
  });

  it("can be INEP's own, which repeats items and leaves some without parameters", () => {
    const text = 'CO_ITEM;NU_PARAM_A;NU_PARAM_B;NU_PARAM_C;CO_PROVA\r\n10;1;0;0.2;1\r\n10;1;0;0.2;2\r\n11;;;;1\r\n';
    expect([...parseAnchors(text, ['10', '11']).keys()]).toEqual([0]);
  });

  it('is refused when it names no column or holds impossible values', () => {
    expect(() => parseAnchors('item,a,b,c\nx,1,0,0.2', ['q1'])).toThrow('nenhuma âncora');
    expect(() => parseAnchors('item,a,b\nq1,1,0', ['q1'])).toThrow('falta a coluna c ou NU_PARAM_C');
    expect(() => parseAnchors('item,a,b,c\nq1,-1,0,0.2', ['q1'])).toThrow('linha 2');
  });
});

describe('the tables of a calibration', () => {
  it('have a line for each item and each student', () => {
    const matrix = responseMatrix([Int8Array.of(1, 0), Int8Array.of(1, -1)], 2);
    const lines = itemLines(calibrate(matrix, 'MT', new Map([[0, { a: 1, b: 0, c: 0.2 }]])), ['q,1', 'q2'], matrix);
    expect(lines[0]).toBe('"q,1",1.00000,0.00000,0.00000,0.00000,0.20000,0.00000,1,2');
    expect(lines[1]).toMatch(/^q2,\d.*,0,1$/);
    expect(scoreLine('Ana', { score: 512, standardError: 30.26, theta: 0.0924 })).toBe('Ana,512.0,30.3,0.092400');
  });
});
