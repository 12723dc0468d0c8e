import type { Person } from '../../http/person.js';

/** Admins give codes out; members hand them on. A teacher who is not in the turma gets one from either. */
export const seesCode = (person: Person, { member }: { member: boolean }): boolean => person.role === 'admin' || member;

export const seesMembers = (person: Person, { member }: { member: boolean }): boolean =>
  person.role !== 'student' || member;

export const seesEmails = (person: Person): boolean => person.role !== 'student';
