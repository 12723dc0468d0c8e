import type { Role } from '@gabarita/contract';
import type { Person } from '../../http/person.js';

/** As much of a person as turmas need to know. */
export type Member = Pick<Person, 'id' | 'name' | 'role'>;

/** Admins give codes out; members hand them on. A teacher who is not in the turma gets one from either. */
export const seesCode = (person: Member, { member }: { member: boolean }): boolean => person.role === 'admin' || member;

export const seesMembers = (person: Member, { member }: { member: boolean }): boolean =>
  person.role !== 'student' || member;

export const seesEmails = (person: Person): boolean => person.role !== 'student';

/** Admins look after every turma, a teacher after the own ones. */
export const manages = (person: Member, { member }: { member: boolean }): boolean =>
  person.role === 'admin' || (person.role === 'teacher' && member);

/** A teacher takes students out; colleagues are the admin's affair. */
export const canRemove = (person: Person, member: { role: Role }): boolean =>
  person.role === 'admin' || member.role === 'student';
