import type { UserView } from '@gabarita/contract';
import { describe, expect, it } from 'vitest';
import { profileChanges } from './profile-changes';

const ana = { name: 'Ana', email: 'ana@escola.br' } as UserView;
const typed = (fields: Record<string, string>) => {
  const values = new FormData();
  for (const [name, value] of Object.entries({ name: 'Ana', email: 'ana@escola.br', ...fields }))
    values.set(name, value);
  return values;
};

describe('what a saved profile sends', () => {
  it('is the name alone when nothing else changed', () => {
    expect(profileChanges(ana, typed({ name: 'Ana Souza', password: '', current_password: '' }))).toEqual({
      name: 'Ana Souza',
    });
  });

  it('proves who one is for a new e-mail or password', () => {
    expect(profileChanges(ana, typed({ email: 'nova@escola.br ', current_password: 'velha' }))).toEqual({
      name: 'Ana',
      email: 'nova@escola.br',
      current_password: 'velha',
    });
    expect(
      profileChanges(
        ana,
        typed({ password: 'nova12345', password_confirmation: 'nova12345', current_password: 'velha' }),
      ),
    ).toEqual({
      name: 'Ana',
      password: 'nova12345',
      password_confirmation: 'nova12345',
      current_password: 'velha',
    });
  });
});
