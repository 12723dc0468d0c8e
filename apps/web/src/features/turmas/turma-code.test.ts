import { describe, expect, it, vi } from 'vitest';
import { generateCode, onlyDigits } from './turma-code';

describe('the code of a turma', () => {
  it('keeps only digits, and six of them', () => {
    expect(onlyDigits('12a3-45 6')).toBe('123456');
    expect(onlyDigits('12345678')).toBe('123456');
    expect(onlyDigits('abc')).toBe('');
  });

  it.each([
    [0, '100000'],
    [899_999, '999999'],
    [900_000, '100000'],
    [2 ** 32 - 1, '267295'],
  ])('is generated between 100000 and 999999 (random number %i)', (random, code) => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => {
      if (numbers instanceof Uint32Array) numbers[0] = random;
      return numbers;
    });
    expect(generateCode()).toBe(code);
    vi.restoreAllMocks();
  });
});
