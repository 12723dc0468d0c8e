import type { Person } from '../../http/person.js';

/** Whose name and address a reader of the ranking sees, and how much of them. */

export interface Ranked {
  user_id: number;
  name: string;
  email: string;
  /** Of a turma of the reader's. */
  classmate: boolean;
}

/** Staff see everybody as they are, students themselves; classmates by name, and nobody else's address. */
export function shownTo(reader: Person, { user_id, name, email, classmate }: Ranked): Pick<Ranked, 'name' | 'email'> {
  if (reader.role !== 'student' || user_id === reader.id) return { name, email };
  return { name: classmate ? name : shortName(name), email: maskedEmail(email) };
}

/** "Ana Beatriz Moreira" is "Ana M." to those who do not know her. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const initial = [...(rest.at(-1) ?? '')][0];
  return initial === undefined ? first : `${first} ${initial.toLocaleUpperCase('pt-BR')}.`;
}

export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email.slice(0, at)].slice(0, 2).join('')}•••${email.slice(at)}`;
}
