import type { CallParsed } from '@gabarita/contract';
import { type CsvCell, writeCsv } from '@gabarita/csv';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { readItems } from './item-report.js';
import { type Attempt, answerStrings, firstAttempts, itemsOfExam } from './repository.js';
import { wholeRoster } from './roster.js';
import { type Scope, scopeFor, within } from './scope.js';
import { writeSpreadsheet } from './spreadsheet.js';

export interface ExportedFile {
  type: string;
  name: string;
  content: Buffer;
}

type Table = CsvCell[][];

/** The results of an exam as a file: one line a student, absent ones included, and one column a question. */
export async function exportResults(
  services: Services,
  person: Person,
  examId: number,
  { format, turma_id }: CallParsed<'GET /api/exams/:id/results/export', 'query'>,
): Promise<ExportedFile> {
  const scope = await scopeFor(services.db, person, examId, turma_id);
  const students = await studentTable(services, scope);
  if (format === 'csv') {
    const type = 'text/csv; charset=utf-8';
    return { type, name: `resultados-${examId}.csv`, content: Buffer.from(writeCsv(students)) };
  }
  const { items } = await readItems(services, person, examId, turma_id);
  const content = await writeSpreadsheet([
    { name: 'Alunos', rows: students },
    { name: 'Questões', rows: itemTable(items) },
  ]);
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { type, name: `resultados-${examId}.xlsx`, content };
}

const STATES = {
  absent: 'não fez',
  unanswered: 'não respondeu',
  running: 'fazendo',
  offline: 'fazendo, sem conexão',
  finished: 'finalizou',
} as const;
const MODES = { screen: 'tela', manual: 'cartão digitado', photo: 'foto do cartão' } as const;
const SOURCES = {
  official: 'oficial',
  calibrated: 'calibrada',
  estimate: 'estimativa',
  formula: 'estimativa',
  manual: 'cartão digitado',
} as const;

const ABOUT = [
  'Aluno',
  'Turma',
  'Situação',
  'Origem',
  'Acertos',
  'Questões',
  'Acertos (%)',
  'TRI',
  'Erro da TRI',
  'Tipo da TRI',
  'Nota (0 a 10)',
  'Tempo (min)',
  'Recebida em',
  'Observações',
];

async function studentTable({ db, clock, config }: Services, scope: Scope): Promise<Table> {
  const { exam } = scope;
  const inScope = within(sql`attempts.turma_id`, scope);
  const roster = await wholeRoster(db, scope, clock.now());
  const attempts = new Map((await firstAttempts(db, exam.id, inScope)).map((attempt) => [attempt.id, attempt]));
  const letters = await lettersOf(db, scope);
  const items = await itemsOfExam(db, exam.id);
  const moment = new Intl.DateTimeFormat('pt-BR', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: config.timeZone,
  });
  return [
    [...ABOUT, ...items.map(({ order }) => `Q${order}`)],
    ...roster.map((student) => {
      const attempt = attempts.get(student.attempt_id ?? 0);
      const answers = letters.get(student.attempt_id ?? 0) ?? '';
      return [
        student.name,
        student.turma ?? '',
        STATES[student.state],
        ...(attempt ? resultCells(attempt, moment) : Array.from({ length: ABOUT.length - 3 }, () => null)),
        ...items.map((_, place) => answers[place]?.replace('-', '') ?? ''),
      ];
    }),
  ];
}

const lettersOf = async (db: Db, scope: Scope): Promise<Map<number, string>> =>
  new Map(
    (await answerStrings(db, scope.exam.id, within(sql`attempts.turma_id`, scope))).map(({ attempt_id, letters }) => [
      attempt_id,
      letters,
    ]),
  );

const resultCells = (attempt: Attempt, moment: Intl.DateTimeFormat): CsvCell[] => [
  MODES[attempt.mode],
  attempt.correct_answers,
  attempt.total_questions,
  attempt.percentage,
  attempt.tri_score,
  attempt.tri_error,
  attempt.tri_source && SOURCES[attempt.tri_source],
  attempt.non_tri_score,
  Math.round(attempt.time_spent / 60),
  moment.format(attempt.created_at),
  remarksOn(attempt),
];

const remarksOn = (attempt: Attempt): string =>
  [
    attempt.sent_offline && 'enviado offline',
    attempt.late_answers !== null && 'aguardando decisão do professor',
    attempt.reopened_at !== null && 'reaberta',
    !attempt.ranked && 'fora do ranking',
  ]
    .filter((remark) => remark !== false)
    .join('; ');

type Items = Awaited<ReturnType<typeof readItems>>['items'];

const ITEM_HEADER = ['Questão', 'Habilidade', 'Gabarito', 'Acertos (%)', 'Discriminação', 'Ponto-bisserial'];
const LETTERS = ['A', 'B', 'C', 'D', 'E', null] as const;

const itemTable = (items: Items): Table => [
  [...ITEM_HEADER, ...LETTERS.map((letter) => (letter ? `${letter} (%)` : 'Em branco (%)'))],
  ...[...items]
    .sort((one, other) => one.order - other.order)
    .map((item) => [
      item.order,
      item.skill,
      item.key.annulled ? 'anulada' : item.key.letter,
      percent(item.facility),
      hundredths(item.discrimination),
      hundredths(item.point_biserial),
      ...LETTERS.map((letter) => percent(item.choices.find((choice) => choice.letter === letter)?.share ?? null)),
    ]),
];

const percent = (share: number | null): number | null => (share === null ? null : Math.round(share * 1_000) / 10);
const hundredths = (value: number | null): number | null => (value === null ? null : Math.round(value * 100) / 100);
