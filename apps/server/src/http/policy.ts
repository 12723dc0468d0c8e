import type { Role } from '@gabarita/contract';
import { AppError } from '../app-error.js';
import type { Person } from './person.js';

/**
 * Who may make a call at all. A policy admits a person or refuses with an error, and its type says whom the handler
 * gets. What a person may do to one particular thing is the business of the module's own `policy.ts`.
 */
export interface Policy<Admitted extends Person | null = Person | null> {
  readonly name: string;
  /** Whoever asked lately is taken from memory: the handler's own statement sees to it that the token is still good. */
  readonly confirmedLater?: true;
  admit(person: Person | null): Admitted;
}

export const anyone: Policy = { name: 'anyone', admit: (person) => person };

export const signedIn: Policy<Person> = { name: 'signed-in', admit: (person) => present(person) };

/** For the one call that is made all the time (see `sessions/seats.ts`); it spares a round trip to the database. */
export const signedInLately: Policy<Person> = { ...signedIn, confirmedLater: true };

export const staff = only('staff', ['teacher', 'admin']);
export const admins = only('admins', ['admin']);

function only(name: string, roles: Role[]): Policy<Person> {
  return {
    name,
    admit(someone) {
      const person = present(someone);
      if (!roles.includes(person.role)) throw new AppError('access.denied');
      return person;
    },
  };
}

function present(person: Person | null): Person {
  if (!person) throw new AppError('auth.required');
  return person;
}
