import type { DemoRole } from './people.js';

/** Every screen there is and who looks at it. Accessibility and screenshots go through this list. */
export const publicScreens = [
  '/login',
  '/register',
  '/redefinir-senha',
  '/privacidade',
  '/termos',
  '/contato',
  '/convite/ABCDE-FGHJK',
];

export const screensOf: Record<DemoRole, string[]> = {
  student: [
    '/',
    '/profile',
    '/meus-dados',
    '/exams',
    '/enem',
    '/enem/2026',
    '/exam/2024/redacao',
    '/questions',
    '/reports',
    '/ranking',
    '/gabarito',
    '/gabarito-foto',
    '/turmas',
  ],
  teacher: [
    '/',
    '/exams',
    '/turmas',
    '/ranking',
    '/simulados/criar',
    '/simulados/1/cartoes',
    '/gabarito',
    '/questions/quarentena',
    '/redacoes/revisar',
    '/redacoes/revisar?redacao=1',
  ],
  admin: ['/', '/usuarios', '/turmas', '/turmas?turma=1', '/turmas?turma=1&importar=1', '/exams'],
};
