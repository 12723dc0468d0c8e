import { ROLE_LABELS, ROLES } from '@gabarita/contract/constants';
import type { AuditEntry } from './use-users';

const sentences: Record<string, (entry: AuditEntry) => string> = {
  'role.changed': ({ subject, details }) =>
    `Papel de ${subject}: de ${roleLabel(details.from)} para ${roleLabel(details.to)}`,
  'one-time-code.issued': ({ subject }) => `Código de uso único para ${subject}`,
};

/** One line of the history in words; an action of a newer server is shown by its own name. */
export function auditSentence(entry: AuditEntry): string {
  return sentences[entry.action]?.(entry) ?? `${entry.action}: ${entry.subject}`;
}

const roleLabel = (code: unknown): string => {
  const role = ROLES.find((known) => known === code);
  return role ? ROLE_LABELS[role] : String(code);
};
