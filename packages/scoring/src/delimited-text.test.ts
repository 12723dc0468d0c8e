import { describe, expect, it } from 'vitest';
import { DelimitedReader, numberIn, quoteField, splitFields } from './delimited-text.js';

describe('reading delimited text', () => {
  it('finds the separator in the header, past a byte order mark', () => {
    expect(new DelimitedReader('\uFEFFarea;prova;lang').columns).toEqual(['area', 'prova', 'lang']);
    expect(new DelimitedReader('area,prova,lang\r').columns).toEqual(['area', 'prova', 'lang']);
    expect(new DelimitedReader('area\tprova').columns).toEqual(['area', 'prova']);
  });

  it('keeps a separator and doubled quotes that stand inside quotes', () => {
    expect(splitFields('a,"b,c","say ""hi""",', ',')).toEqual(['a', 'b,c', 'say "hi"', '']);
  });

  it('finds a column whatever its case', () => {
    expect(new DelimitedReader('"Area","PROVA"').find('prova')).toBe(1);
    expect(new DelimitedReader('area').find('prova')).toBeUndefined();
    expect(() => new DelimitedReader('area').require('prova', 'CO_PROVA')).toThrow(
      'linha 1: falta a coluna prova ou CO_PROVA',
    );
  });

  it('writes a field back so that it can be read again', () => {
    for (const field of ['plain', 'a,b', 'say "hi"', '']) {
      expect(splitFields(`${quoteField(field, ',')},x`, ',')).toEqual([field, 'x']);
    }
  });

  it('drops the carriage return of a Windows line', () => {
    expect(new DelimitedReader('a,b').fields('1,2\r')).toEqual(['1', '2']);
  });

  it('reads a decimal point and a decimal comma, and nothing where there is nothing', () => {
    expect(numberIn('1.0')).toBe(1);
    expect(numberIn(' -0,75 ')).toBe(-0.75);
    expect(numberIn('')).toBeNull();
    expect(numberIn('abc')).toBeNull();
    expect(numberIn(undefined)).toBeNull();
  });
});
