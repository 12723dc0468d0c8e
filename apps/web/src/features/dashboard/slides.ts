import { type LucideIcon, PartyPopper, PenLine, Presentation } from 'lucide-react';

export interface Slide {
  icon: LucideIcon;
  title: string;
  text: string;
  action: { label: string; to: string };
}

/** Section 2: a welcome, a revision class, essay tips. */
export const slides: readonly [Slide, ...Slide[]] = [
  {
    icon: PartyPopper,
    title: 'Boas-vindas ao Gabarita',
    text: 'Treine com provas no formato do ENEM, no tempo do ENEM, e veja onde vale a pena estudar mais.',
    action: { label: 'Fazer um simulado', to: '/enem' },
  },
  {
    icon: Presentation,
    title: 'Aulão de revisão',
    text: 'Junte a turma, resolva uma prova completa e revise com o professor as questões que mais derrubaram.',
    action: { label: 'Ver minha turma', to: '/turmas' },
  },
  {
    icon: PenLine,
    title: 'Dica de redação',
    text: 'Planeje antes de escrever: tese, dois argumentos e uma proposta de intervenção com quem, o quê, como e para quê.',
    action: { label: 'Escolher um tema', to: '/enem' },
  },
];
