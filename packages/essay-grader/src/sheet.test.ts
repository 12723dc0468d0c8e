import { describe, expect, it } from 'vitest';
import { CHARACTERS_PER_LINE, countSheetLines, endOfSheet, SHEET_LINES, sheetLines } from './sheet.js';

const words = (count: number) => Array.from({ length: count }, () => 'palavra').join(' ');

describe('the 30-line sheet', () => {
  it('has no line before the first letter', () => {
    expect(countSheetLines('')).toBe(0);
    expect(countSheetLines('A')).toBe(1);
  });

  it('breaks at about 100 characters, between words', () => {
    const text = words(30);
    const lines = sheetLines(text).map(({ start, end }) => text.slice(start, end));
    expect(lines.every((line) => line.length <= CHARACTERS_PER_LINE && !line.startsWith(' '))).toBe(true);
    expect(lines.join(' ')).toBe(text);
    expect(lines).toHaveLength(3);
  });

  it('breaks inside a word only when the word alone is longer than a line', () => {
    expect(countSheetLines('a'.repeat(250))).toBe(3);
  });

  it('counts an empty paragraph and the line opened by Enter', () => {
    expect(countSheetLines('um\n\ndois')).toBe(3);
    expect(countSheetLines('um\n')).toBe(2);
  });

  it('says where the 30th line ends and keeps short texts whole', () => {
    const long = Array.from({ length: 40 }, (_, index) => `linha ${index + 1}`).join('\n');
    expect(long.slice(0, endOfSheet(long))).toMatch(/linha 30$/);
    expect(endOfSheet('curto')).toBe(5);
    expect(SHEET_LINES).toBe(30);
  });

  it('finds the end of the sheet in a pasted megabyte, with blanks and without', () => {
    const book = words(150_000);
    const cut = book.slice(0, endOfSheet(book));
    expect(countSheetLines(cut)).toBe(SHEET_LINES);
    expect(book.slice(cut.length, cut.length + 8)).toBe(' palavra');
    expect(endOfSheet('a'.repeat(1_000_000))).toBe(SHEET_LINES * CHARACTERS_PER_LINE);
  });
});
