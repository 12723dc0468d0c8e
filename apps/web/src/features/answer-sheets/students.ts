import type { CallOutput } from '@gabarita/contract';
import { queryOptions } from '@tanstack/react-query';
import { callPage } from '../../lib/api';

type Member = CallOutput<'GET /api/turmas/:id/members'>['users'][number];

/** All of a turma's students, whatever number of pages they fill. */
export const studentsQuery = (turmaId: number) =>
  queryOptions({ queryKey: ['turmas', turmaId, 'students'], queryFn: () => studentsOf(turmaId) });

async function studentsOf(id: number): Promise<Member[]> {
  const students: Member[] = [];
  let cursor: string | undefined;
  do {
    const { rows, next } = await callPage('GET /api/turmas/:id/members', { params: { id }, query: { cursor } });
    students.push(...rows.users.filter(({ role }) => role === 'student'));
    cursor = next;
  } while (cursor !== undefined);
  return students;
}
