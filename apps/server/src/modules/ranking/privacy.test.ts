import { describe, expect, it } from 'vitest';
import type { Person } from '../../http/person.js';
import { maskedEmail, shortName, shownTo } from './privacy.js';

const student: Person = { id: 1, name: 'Ana', email: 'ana@escola.br', role: 'student', signInId: 1 };
const other = { user_id: 2, name: 'Maria Eduarda Teixeira', email: 'maria.eduarda@escola.br' };

describe('the ranking shows', () => {
  it('the whole name of a classmate, and of anybody else the first name and an initial', () => {
    expect(shownTo(student, { ...other, classmate: true }).name).toBe('Maria Eduarda Teixeira');
    expect(shownTo(student, { ...other, classmate: false }).name).toBe('Maria T.');
  });

  it('no address but the own to a student', () => {
    expect(shownTo(student, { ...other, classmate: true }).email).toBe('ma•••@escola.br');
    expect(shownTo(student, { ...other, user_id: student.id, classmate: true }).email).toBe(other.email);
  });

  it('everything to staff', () => {
    const shown = { name: other.name, email: other.email };
    expect(shownTo({ ...student, role: 'teacher' }, { ...other, classmate: false })).toEqual(shown);
  });
});

it.each([
  ['Pelé', 'Pelé'],
  ['  ana   clara  ', 'ana C.'],
  ['Ivo d’Ávila', 'Ivo D.'],
  ['José Érico', 'José É.'],
])('“%s” is short for “%s”', (name, short) => {
  expect(shortName(name)).toBe(short);
});

it.each([
  ['a@escola.br', 'a•••@escola.br'],
  ['"quem@onde"@escola.br', '"q•••@escola.br'],
])('%s is masked as %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
