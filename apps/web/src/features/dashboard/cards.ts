import type { UserView } from '@gabarita/contract';
import {
  ChartColumn,
  ClipboardCheck,
  FilePlus,
  GraduationCap,
  Library,
  type LucideIcon,
  NotebookPen,
  Timer,
  Trophy,
  Users,
} from 'lucide-react';

export interface DashboardCard {
  icon: LucideIcon;
  title: string;
  text: string;
  to: string;
}

/** The cards by role (section 2). `availableExams` stays out of the text until it is known. */
export function dashboardCards(
  user: Pick<UserView, 'role' | 'turma_id'>,
  availableExams: number | undefined,
): DashboardCard[] {
  const { role, turma_id: turmaId } = user;
  return [
    { icon: GraduationCap, title: 'Simulados da turma', text: classroomExams(availableExams), to: '/exams' },
    {
      icon: Timer,
      title: 'Simulados ENEM',
      text: 'Provas com cronômetro e correção automática.',
      to: '/enem',
    },
    { icon: ClipboardCheck, title: 'Enviar Gabarito', text: 'Fez no papel? Envie as respostas.', to: '/gabarito' },
    { icon: ChartColumn, title: 'Relatório de Desempenho', text: 'Sua evolução, área por área.', to: '/reports' },
    { icon: Trophy, title: 'Ranking', text: 'Como você está em relação aos colegas.', to: '/ranking' },
    { icon: Library, title: 'Banco de Questões', text: 'Pesquise e treine questão por questão.', to: '/questions' },
    {
      icon: Users,
      title: turmaId === null ? 'Entrar em Turma' : 'Ver turmas',
      text: turmaId === null ? 'Use o código de 6 dígitos do professor.' : 'Colegas, professores e código da turma.',
      to: '/turmas',
    },
    ...(role === 'admin' && turmaId === null
      ? [{ icon: FilePlus, title: 'Criar/gerenciar Turmas', text: 'Monte as turmas da escola.', to: '/turmas' }]
      : []),
    ...(role === 'student'
      ? []
      : [
          {
            icon: NotebookPen,
            title: 'Criar Simulado',
            text: 'Monte uma prova e envie às turmas.',
            to: '/simulados/criar',
          },
        ]),
  ];
}

function classroomExams(available: number | undefined): string {
  if (available === undefined) return 'As provas que seus professores prepararam.';
  if (available === 0) return 'Nenhuma prova disponível agora.';
  return available === 1 ? '1 prova disponível.' : `${available} provas disponíveis.`;
}
