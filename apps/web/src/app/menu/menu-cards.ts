import type { UserView } from '@gabarita/contract';

export interface MenuLink {
  label: string;
  to: string;
}
export interface MenuCard {
  title: string;
  links: MenuLink[];
}

/**
 * The cards of the menu's panel, by role (section 2). The specification shows the first three and cuts off a fourth,
 * Perfil; its two links, Configurações and Sair, are always in the bar: the greeting and the button.
 */
export function menuCards(user: Pick<UserView, 'role' | 'turma_id'>): MenuCard[] {
  const admin = user.role === 'admin';
  const staff = admin || user.role === 'teacher';
  return [
    {
      title: 'Dashboard',
      links: [
        { label: 'Visão Geral', to: '/' },
        { label: 'Ver Turmas', to: '/turmas' },
        ...when(admin && user.turma_id === null, { label: 'Criar/Gerenciar Turmas', to: '/turmas' }),
        ...when(admin, { label: 'Usuários', to: '/usuarios' }),
      ],
    },
    {
      title: 'Simulados',
      links: [
        { label: 'Simulados ENEM', to: '/enem' },
        { label: 'Enviar Gabarito', to: '/gabarito' },
        { label: 'Enviar Gabarito (Foto)', to: '/gabarito-foto' },
        ...when(staff, { label: 'Criar Simulado', to: '/simulados/criar' }),
        { label: 'Simulados', to: '/exams' },
        { label: 'Banco de Questões', to: '/questions' },
      ],
    },
    {
      title: 'Desempenho',
      links: [
        { label: 'Relatório de Desempenho', to: '/reports' },
        { label: 'Resultados Anteriores', to: '/exam-summary' },
        { label: 'Ranking', to: '/ranking' },
        ...when(staff, { label: 'Revisar Redações', to: '/redacoes/revisar' }),
      ],
    },
  ];
}

const when = (condition: boolean, link: MenuLink): MenuLink[] => (condition ? [link] : []);
