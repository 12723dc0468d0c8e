import type { DemoRole } from './people.js';

/** Every screen there is and who looks at it. Accessibility and screenshots go through this list. */
export const publicScreens = ['/login', '/register', '/redefinir-senha', '/privacidade', '/termos', '/contato'];

export const screensOf: Record<DemoRole, string[]> = {
  student: [
    '/',
    '/profile',
    '/exams',
    '/enem',
    '/questions',
    '/reports',
    '/ranking',
    '/gabarito',
    '/gabarito-foto',
    '/turmas',
  ],
  teacher: ['/', '/simulados/criar'],
  admin: ['/', '/usuarios', '/turmas'],
};
