import type { NotificationView } from '@gabarita/contract';
import type { NotificationKind } from '@gabarita/contract/constants';
import {
  BellRing,
  CalendarClock,
  ClipboardList,
  FileCheck,
  LockKeyhole,
  type LucideIcon,
  MessageSquareWarning,
  PenLine,
  UserPlus,
} from 'lucide-react';

const words: Record<NotificationKind, { icon: LucideIcon; title: string }> = {
  'exam-assigned': { icon: ClipboardList, title: 'Novo simulado para a sua turma' },
  'exam-tomorrow': { icon: CalendarClock, title: 'Abre amanhã' },
  'result-ready': { icon: BellRing, title: 'Resultado disponível' },
  'essay-corrected': { icon: PenLine, title: 'Redação corrigida' },
  'turma-code-locked': { icon: LockKeyhole, title: 'Código da turma fechado por uma hora: tentativas demais' },
  'teacher-joined': { icon: UserPlus, title: 'Entrou na equipe da turma' },
  'correction-proposed': { icon: MessageSquareWarning, title: 'Correção proposta para o banco' },
  'proposal-decided': { icon: BellRing, title: 'Sua proposta de correção foi avaliada' },
  'key-offered': { icon: FileCheck, title: 'Gabarito corrigido no banco: aceite no seu simulado' },
  'question-withdrawn': { icon: FileCheck, title: 'Questão retirada do banco: veja no seu simulado' },
};

/** What a newer server tells that this page does not know yet is shown by its subject alone. */
export const wordsOf = ({ kind }: Pick<NotificationView, 'kind'>): { icon: LucideIcon; title: string } =>
  words[kind] ?? { icon: BellRing, title: 'Aviso' };
