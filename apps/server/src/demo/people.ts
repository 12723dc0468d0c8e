import type { Role } from '@gabarita/contract';

/** People of the demonstration. Only `DEMO=true` creates them, and only then does the login page list the first three. */

const password = 'gabarita123';

export const demoLogins: { role: Role; email: string; password: string }[] = [
  { role: 'admin', email: 'admin@gabarita.demo', password },
  { role: 'teacher', email: 'professora@gabarita.demo', password },
  { role: 'student', email: 'aluno@gabarita.demo', password },
];

export const demoPassword = password;

/** Of age, and asked already: whoever looks around should not begin with a form. */
export const demoBirthDate = '2007-03-14';

export const demoStaff: { name: string; email: string; role: Role }[] = [
  { name: 'Helena Duarte Prado', email: 'admin@gabarita.demo', role: 'admin' },
  { name: 'Marta Figueiredo Alves', email: 'professora@gabarita.demo', role: 'teacher' },
  { name: 'Cláudio Nogueira Reis', email: 'professor@gabarita.demo', role: 'teacher' },
];

export const demoTurma = {
  name: '3º ano A',
  description: 'Ensino médio, manhã — turma de demonstração',
  code: '482913',
};

const studentNames = [
  'João Pedro Araújo',
  'Ana Beatriz Moreira',
  'Luan Ferreira da Silva',
  'Isabela Cristina Rocha',
  'Caio Henrique Batista',
  'Maria Eduarda Teixeira',
  'Yuri Nascimento Lopes',
  'Larissa Gomes Pinheiro',
  'Davi Luiz Carvalho',
  'Thainá Souza Ramos',
  'Enzo Gabriel Monteiro',
  'Jéssica Oliveira Campos',
  'Kauã Martins Barbosa',
  'Letícia Aparecida Nunes',
  'Rafael Yamamoto',
  'Sofia Vasconcelos Lima',
  'Iago Pereira dos Santos',
  'Naiara Kambeba Freitas',
  'Vinícius Cardoso Melo',
  'Bruna Azevedo Correia',
  'Mateus Antônio Farias',
  'Gabriela Schneider',
  'Samuel Ribeiro Cunha',
  'Emanuelle Castro Dias',
  'Pedro Lucas Guimarães',
];

const handle = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(' ')
    .filter((word) => word.length > 3)
    .slice(0, 2)
    .join('.');

export const demoStudents = studentNames.map((name, place) => ({
  name,
  email: place === 0 ? 'aluno@gabarita.demo' : `${handle(name)}@gabarita.demo`,
  role: 'student' as const,
}));
