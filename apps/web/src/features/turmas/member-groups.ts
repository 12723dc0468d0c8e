import type { CallOutput } from '@gabarita/contract';
import type { Role } from '@gabarita/contract/constants';

type Members = CallOutput<'GET /api/turmas/:id/members'>;
export type Member = Members['users'][number];

export interface MemberGroup {
  title: string;
  /** Of the whole turma, also of those on pages not fetched yet. */
  count: number;
  members: Member[];
}

const GROUPS: readonly { role: Role; title: string }[] = [
  { role: 'admin', title: 'Administradores' },
  { role: 'teacher', title: 'Professores' },
  { role: 'student', title: 'Alunos' },
];

/** While somebody is being looked for, a group counts who was found. */
export const memberGroups = ({ users, counts }: Pick<Members, 'users' | 'counts'>, searching = false): MemberGroup[] =>
  GROUPS.map(({ role, title }) => {
    const members = users.filter((user) => user.role === role);
    return { title, count: searching ? members.length : counts[role], members };
  });
