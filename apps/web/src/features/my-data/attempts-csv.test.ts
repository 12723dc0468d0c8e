import type { CallOutput } from '@gabarita/contract';
import { expect, it } from 'vitest';
import { attemptsCsv } from './attempts-csv';

type Attempt = CallOutput<'GET /api/user/export'>['attempts'][number];

const attempt = {
  created_at: '2026-11-14T16:30:00.000Z',
  exam_name: '=HYPERLINK("http://x")',
  discipline: 'matematica',
  total_questions: 45,
  correct_answers: 30,
  percentage: 66.7,
  tri_score: 612.4,
} as Attempt;

it('has a line for each attempt, numbers as a Brazilian spreadsheet reads them, and no formula of others', () => {
  const [header = '', line = '', ...rest] = attemptsCsv([attempt]).split('\r\n').filter(Boolean);
  expect(header).toContain('Data;Prova;Área;Questões;Acertos;Percentual;Nota TRI');
  expect(line).toMatch(/^14 de nov\. de 2026;/);
  expect(line).toContain("'=HYPERLINK");
  expect(line).toMatch(/;Matemática e suas Tecnologias;45;30;66,7;612,4$/);
  expect(rest).toEqual([]);
});
