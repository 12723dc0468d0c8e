import { readFileSync } from 'node:fs';

/** Every screen there is, by who looks at it. Accessibility and screenshots go through this list. */
export const screensOf = {
  visitor: ['/login', '/register', '/redefinir-senha', '/privacidade', '/termos', '/contato', '/convite/ABCDE-FGHJK'],
  student: [
    '/',
    '/profile',
    '/meus-dados',
    '/exams',
    '/enem',
    '/enem/2026',
    '/exam/2026',
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
    '/profile',
    '/meus-dados',
    '/exams',
    '/questions',
    '/questions/quarentena',
    '/questions/propostas',
    '/turmas',
    '/ranking',
    '/reports',
    '/simulados/criar',
    '/simulados/3/banco',
    '/simulados/1/cartoes',
    '/simulados/1/resultados',
    '/simulados/1/resultados?aba=ao-vivo',
    '/simulados/1/resultados?aba=alunos',
    '/simulados/1/resultados?aba=questoes',
    '/gabarito',
    '/redacoes/revisar',
    '/redacoes/revisar?redacao=1',
  ],
  admin: [
    '/',
    '/usuarios',
    '/questions/propostas',
    '/turmas',
    '/turmas?turma=1',
    '/turmas?turma=1&importar=1',
    '/exams',
    '/simulados/criar',
    '/simulados/3/questoes',
    '/simulados/1/resultados',
    '/redacoes/revisar',
  ],
  /** Somebody who has just registered sees every list empty. */
  newcomer: ['/', '/exams', '/reports', '/ranking', '/turmas', '/meus-dados'],
};

/** Screens that one gets to only by doing something; `accessibility.spec.ts` does it. */
export const examScreens = { room: '/exam/2026/matematica', summary: '/exam-summary' };

const listed = [...Object.values(screensOf).flat(), ...Object.values(examScreens)].map((address) =>
  address.replace(/\?.*/, ''),
);

/** The paths of routes.tsx that no address of the list leads to. */
export function pathsNobodyLooksAt(): string[] {
  const table = readFileSync(new URL('../apps/web/src/routes.tsx', import.meta.url), 'utf8');
  const paths = [...table.matchAll(/path="(\/[^"]*)"/g)].map(([, path]) => path ?? '').filter((path) => path !== '/ui');
  const seen = new Set(listed.map((address) => routeOf(address, paths)));
  return paths.filter((path) => !seen.has(path));
}

/** Of the paths that fit an address, the one with the fewest blanks, as the router chooses. */
function routeOf(address: string, paths: string[]): string | undefined {
  const blanks = (path: string) => path.split(':').length;
  const fitting = paths.filter((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address));
  return fitting.sort((a, b) => blanks(a) - blanks(b))[0];
}
