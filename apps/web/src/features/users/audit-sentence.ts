import { ROLE_LABELS, ROLES } from '@gabarita/contract/constants';
import type { AuditEntry } from './use-users';

const sentences: Record<string, (entry: AuditEntry) => string> = {
  'role.changed': ({ subject, details }) =>
    `Papel de ${subject}: de ${roleLabel(details.from)} para ${roleLabel(details.to)}`,
  'one-time-code.issued': ({ subject }) => `Código de uso único para ${subject}`,
  'account.deactivated': ({ subject }) => `Conta desativada: ${subject}`,
  'account.reactivated': ({ subject }) => `Conta reativada: ${subject}`,
  'sign-ins.ended': ({ subject }) => `Sessões encerradas: ${subject}`,
  'second-factor.on': () => 'Ativou a verificação em duas etapas',
  'second-factor.off': () => 'Desativou a verificação em duas etapas',
  'second-factor.reset': ({ subject, details }) =>
    `Verificação em duas etapas de ${subject} desativada${details.by === 'command' ? ' pelo comando do servidor' : ''}`,
  'turma.created': ({ subject }) => `Turma criada: ${subject}`,
  'turma.changed': ({ subject }) => `Turma editada: ${subject}`,
  'turma.archived': ({ subject }) => `Turma arquivada: ${subject}`,
  'turma.unarchived': ({ subject }) => `Turma reativada: ${subject}`,
  'turma.code-changed': ({ subject }) => `Novo código da turma ${subject}`,
  'turma.member-removed': ({ subject, details }) => `${subject} saiu da turma ${details.turma} por decisão da equipe`,
  'turma.moved-on': ({ subject, details }) => `Turma ${subject} passou para ${details.name}`,
  'turma.invited': ({ subject, details }) => `Convites para a turma ${subject}: ${details.students}`,
  'turma.invitation-cancelled': ({ subject, details }) =>
    `Convite de ${details.name} para a turma ${subject} cancelado`,
  'turma.joined': ({ subject }) => `Entrou na turma ${subject}`,
  'turma.left': ({ subject }) => `Saiu da turma ${subject}`,
  'exam.created': ({ subject }) => `Simulado criado: ${subject}`,
  'exam.changed': ({ subject }) => `Simulado editado: ${subject}`,
  'exam.duplicated': ({ subject }) => `Simulado duplicado: ${subject}`,
  'exam.assigned': ({ subject }) => `Simulado atribuído a turmas: ${subject}`,
  'exam.unassigned': ({ subject }) => `Simulado retirado de uma turma: ${subject}`,
  'exam.questions-sent': ({ subject }) => `Questões enviadas: ${subject}`,
  'exam.questions-ordered': ({ subject }) => `Questões reordenadas: ${subject}`,
  'exam.question-changed': ({ subject }) => `Questão editada: ${subject}`,
  'exam.question-removed': ({ subject }) => `Questão retirada: ${subject}`,
  'exam.deleted': ({ subject }) => `Simulado excluído: ${subject}`,
  'exam.key-corrected': ({ subject, details }) => `Gabarito corrigido: ${subject} (${details.reason})`,
  'exam.question-annulled': ({ subject, details }) => `Questão anulada: ${subject} (${details.reason})`,
  'extra-time.changed': ({ subject, details }) => `Tempo adicional de ${subject}: ${details.minutes} min`,
  'session.extended': ({ subject, details }) => `Mais ${details.minutes} min para um aluno: ${subject}`,
  'session.reopened': ({ subject, details }) => `Prova reaberta por ${details.minutes} min para um aluno: ${subject}`,
  'attempt.entered': ({ subject }) => `Gabarito enviado em nome de um aluno: ${subject}`,
  'attempt.photo-corrected': ({ subject }) => `Leitura de uma foto corrigida: ${subject}`,
  'attempt.late-accepted': ({ subject }) => `Respostas atrasadas aceitas: ${subject}`,
  'attempt.late-refused': ({ subject }) => `Respostas atrasadas recusadas: ${subject}`,
  'essay.returned-early': ({ subject }) => `Redação devolvida sem todas as leituras: ${subject}`,
  'question.mended': ({ subject }) => `Questão corrigida: ${subject}`,
  'question.released': ({ subject }) => `Questão liberada: ${subject}`,
  'proposal.accepted': ({ subject, details }) => `Proposta de correção aceita: ${subject} (${details.reason})`,
  'proposal.refused': ({ subject, details }) => `Proposta de correção recusada: ${subject} (${details.reason})`,
  'question.withdrawn': ({ subject, details }) => `Questão retirada: ${subject} (${details.reason})`,
};

/** One line of the history in words; an action of a newer server is shown by its own name. */
export function auditSentence(entry: AuditEntry): string {
  return sentences[entry.action]?.(entry) ?? `${entry.action}: ${entry.subject}`;
}

const roleLabel = (code: unknown): string => {
  const role = ROLES.find((known) => known === code);
  return role ? ROLE_LABELS[role] : String(code);
};
