import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.js';

describe('a password', () => {
  it.each([
    'password1',
    'Password1',
    '12345678',
    '87654321',
    'qwertyuiop',
    'aaaaaaaa',
    '12341234',
    'senha123',
    'Senha@2026',
    'flamengo10',
    'Corinthians!',
    '2026brasil',
    'enem2026',
    'gabarita123',
    'deus é fiel',
    'EuTeAmo1',
  ])('such as %s is among the first to be tried', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'senha-da-ana-1',
    'cavalo grampo bateria',
    'tucano azul 77',
    'Xk3!vq9T',
    'flamengo e poesia',
    '15/03/1987 chuva',
  ])('such as %s is not', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
