import type { TurmaView, UserView } from '@gabarita/contract';
import { keys, remove, writeOwned } from '../../lib/storage';

/**
 * Section 3: beside `turma_id`, which comes with the user, the code of that turma stays in this browser. A list that does
 * not have the turma (an older one, or its first page) says nothing about it.
 */
export function rememberOwnTurma({ id, turma_id }: UserView, turmas: readonly TurmaView[]): void {
  const own = turmas.find((turma) => turma.id === turma_id);
  if (turma_id === null) remove(keys.turmaCode);
  else if (own?.code !== undefined) writeOwned(keys.turmaCode, id, own.code);
}
