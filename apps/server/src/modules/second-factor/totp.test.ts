import { describe, expect, it } from 'vitest';
import { codeAt, newSecret, otpauthAddress, stepOfCode } from './totp.js';

/** `12345678901234567890` of RFC 6238, appendix B, in base 32; its codes have eight digits, ours are the last six. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1_000);

describe('codes', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of the standard, at second %i', (seconds, code) => {
    expect(codeAt(SECRET, at(seconds))).toBe(code);
    expect(stepOfCode(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('work half a minute early and late, with a space as apps show them, and no longer', () => {
    const step = 37_037_036;
    expect(stepOfCode(SECRET, '081 804', at(1_111_111_109))).toBe(step);
    expect(stepOfCode(SECRET, '081804', at(1_111_111_079))).toBe(step);
    expect(stepOfCode(SECRET, '081804', at(1_111_111_139))).toBe(step);
    expect(stepOfCode(SECRET, '081804', at(1_111_111_140))).toBeUndefined();
    expect(stepOfCode(SECRET, '', at(1_111_111_109))).toBeUndefined();
  });
});

describe('secrets', () => {
  it('are 160 bits in base 32, never the same', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(newSecret());
  });

  it('travel to the phone in an address that names school and person', () => {
    expect(otpauthAddress(SECRET, 'ana@escola.br')).toBe(
      `otpauth://totp/Gabarita%3Aana%40escola.br?secret=${SECRET}&issuer=Gabarita`,
    );
  });
});
