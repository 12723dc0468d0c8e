import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CsvRow, decodeText, parseCsv, UnclosedQuote, unguarded, writeCsv } from './index.js';

const cells = (file: string) => parseCsv(file).map((row: CsvRow) => row.cells);
const bytes = (...values: number[]) => Uint8Array.from(values);

describe('the encoding of a file', () => {
  it('is UTF-8, with a mark or without', () => {
    expect(decodeText(new TextEncoder().encode('José;ção'))).toBe('José;ção');
    expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0x41))).toBe('A');
  });

  it('is Windows-1252 when it is no UTF-8: what Excel writes', () => {
    expect(decodeText(bytes(0x4a, 0x6f, 0x73, 0xe9, 0x20, 0x96, 0x20, 0x80, 0x93))).toBe('José – €“');
  });

  it('is UTF-16 when its mark says so', () => {
    expect(decodeText(bytes(0xff, 0xfe, 0x41, 0x00, 0xe7, 0x00))).toBe('Aç');
    expect(decodeText(bytes(0xfe, 0xff, 0x00, 0x41, 0x00, 0xe7))).toBe('Aç');
  });
});

describe('the delimiter', () => {
  it('is the one the first line has most of, outside quotes', () => {
    expect(cells('nome;e-mail\nAna;a@b.c')).toEqual([
      ['nome', 'e-mail'],
      ['Ana', 'a@b.c'],
    ]);
    expect(cells('"Silva; Ana",a@b.c,1')).toEqual([['Silva; Ana', 'a@b.c', '1']]);
    expect(cells('a\tb,c\td')).toEqual([['a', 'b,c', 'd']]);
  });

  it('is what a first line sep= says', () => {
    expect(parseCsv('sep=|\r\na;b|c\r\n')).toEqual([{ line: 2, cells: ['a;b', 'c'] }]);
  });
});

describe('reading', () => {
  it('keeps quoted delimiters, quotes and line ends inside the cell, and counts lines as an editor does', () => {
    expect(parseCsv('a;"x ""y"";\r\nz";c\r\n\r\n;;\r\nlast')).toEqual([
      { line: 1, cells: ['a', 'x "y";\r\nz', 'c'] },
      { line: 5, cells: ['last'] },
    ]);
  });

  it('takes a quote in the middle of a cell for a character', () => {
    expect(cells('tela 5";b')).toEqual([['tela 5"', 'b']]);
  });

  it('says where a quote opened that never closes', () => {
    expect(() => parseCsv('a;b\nc;"d\ne')).toThrow(new UnclosedQuote(2));
  });

  it('ends on any text, and loses none of its letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const file = text.replaceAll('"', '');
        const letters = (value: string) => value.replace(/[^\p{L}]/gu, '');
        fc.pre(!/^\uFEFF?sep=/iu.test(file));
        expect(letters(cells(file).flat().join(''))).toBe(letters(file));
      }),
    );
  });
});

describe('writing', () => {
  it('is for a Brazilian spreadsheet', () => {
    expect(writeCsv([['Ação', 7.5, null, -1]])).toBe('\uFEFFAção;7,5;;-1\r\n');
  });

  it('never lets text become a formula', () => {
    for (const text of ['=1+1', '+55', '-x', '@SUM(A1)', '\t=1', ' =1', '＝1', '\r=1']) {
      expect(cells(writeCsv([[text, 'b']]))).toEqual([[`'${text}`, 'b']]);
    }
  });

  it('comes back identical, whatever the cells hold', () => {
    const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^['=+@\-\s;,"\r\n]*$/u));
    const row = fc.array(cell, { minLength: 1, maxLength: 4 }).filter((texts) => texts.some((text) => text.trim()));
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const withHeader = [['a', 'b'], ...rows];
        expect(cells(writeCsv(withHeader)).map((texts) => texts.map(unguarded))).toEqual(withHeader);
      }),
    );
  });
});
