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

export const memberGroups = ({ users, counts }: Pick<Members, 'users' | 'counts'>): MemberGroup[] =>
  GROUPS.map(({ role, title }) => ({
    title,
    count: counts[role],
    members: users.filter((user) => user.role === role),
  }));
