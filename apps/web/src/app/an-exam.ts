import type { ExamView } from '@gabarita/contract';

/** An exam for tests that are not about exams: open, sent, of one turma. */
export const anExam = (given: Partial<ExamView> = {}): ExamView => ({
  id: 12,
  source: 'CUSTOM',
  title: 'Simulado de novembro',
  description: 'Linguagens e Matemática',
  year: 2026,
  created_at: '2026-11-01T12:00:00.000Z',
  start_time: '2026-11-15T12:00:00.000Z',
  end_time: '2026-11-15T18:00:00.000Z',
  availability: 'open',
  duration_minutes: 120,
  total_questions: 60,
  questions_count: 60,
  disciplines: ['linguagens'],
  languages: [],
  report_subject: null,
  is_active: true,
  is_redacao: false,
  use_tri: true,
  allow_multiple_attempts: true,
  show_immediate_answer_key: true,
  ...given,
});
