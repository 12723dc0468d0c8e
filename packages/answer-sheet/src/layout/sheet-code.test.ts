import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePrintedCode, printedCode } from './printed-code.js';
import { decodeSheetCode, encodeSheetCode, MAX_SERIAL, STRIP_CELLS } from './sheet-code.js';

const sheetCodes = fc.record({
  layout: fc.integer({ min: 1, max: 14 }),
  numbered: fc.boolean(),
  serial: fc.integer({ min: 0, max: MAX_SERIAL }),
  questions: fc.integer({ min: 1, max: 180 }),
});

describe('the code of a sheet', () => {
  it('comes back from its strip', () => {
    fc.assert(
      fc.property(sheetCodes, (code) => {
        expect(decodeSheetCode(encodeSheetCode(code))).toEqual(code);
      }),
    );
  });

  it('is nothing when up to three cells are misread', () => {
    const cell = fc.integer({ min: 0, max: STRIP_CELLS - 1 });
    const misread = fc.uniqueArray(cell, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(sheetCodes, misread, (code, wrong) => {
        const cells = encodeSheetCode(code).map((black, index) => (wrong.includes(index) ? !black : black));
        expect(decodeSheetCode(cells)).toBeNull();
      }),
    );
  });

  it('is nothing on a strip of one colour', () => {
    expect(decodeSheetCode(Array(STRIP_CELLS).fill(false))).toBeNull();
    expect(decodeSheetCode(Array(STRIP_CELLS).fill(true))).toBeNull();
  });

  it('refuses a serial that does not fit', () => {
    expect(() => encodeSheetCode({ layout: 1, numbered: false, serial: MAX_SERIAL + 1, questions: 90 })).toThrow(
      RangeError,
    );
  });
});

describe('the printed code', () => {
  it('comes back however a person types it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_SERIAL }), (serial) => {
        const typed = printedCode(serial).toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
        expect(parsePrintedCode(typed)).toBe(serial);
      }),
    );
  });

  it('is null for anything else', () => {
    for (const text of ['', 'ABC', '123-45U', '1234567']) expect(parsePrintedCode(text)).toBeNull();
  });
});
