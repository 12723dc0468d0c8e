import type { Role } from '@gabarita/contract';
import type { Person } from '../../http/person.js';

/** An admin issues codes for anybody; a teacher for the students of the own turmas. */
export const canIssueCode = (issuer: Person, subject: { role: Role }, teaches: boolean) =>
  issuer.role === 'admin' || (issuer.role === 'teacher' && subject.role === 'student' && teaches);
