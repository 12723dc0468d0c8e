import type { UserView } from '@gabarita/contract';
import { ROLES } from '@gabarita/contract/constants';
import { keys, readText, remove, writeOwned, writeText } from '../../lib/storage';

/** The last known user, with whom the app goes on when the server cannot be reached. */
export function knownUser(): UserView | undefined {
  try {
    const record: unknown = JSON.parse(readText(keys.user) ?? 'null');
    return isUser(record) ? record : undefined;
  } catch {
    return undefined;
  }
}

export function rememberUser(user: UserView): void {
  writeText(keys.user, JSON.stringify(user));
  if (user.turma_id === null) remove(keys.turmaId);
  else writeOwned(keys.turmaId, user.id, user.turma_id);
}

/** Enough to draw the shell; a record of an older version of the app is as good as none. */
function isUser(record: unknown): record is UserView {
  if (typeof record !== 'object' || record === null) return false;
  const { id, name, role } = record as Partial<UserView>;
  return typeof id === 'number' && typeof name === 'string' && ROLES.some((known) => known === role);
}
