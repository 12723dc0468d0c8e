import { newJournal } from '@gabarita/exam-clock';
import type { ExamPaper } from './exam-paper';
import type { StoredJournal } from './journal-record';

/** Builders for tests. */

export const aRecord = (change: Partial<StoredJournal> = {}): StoredJournal => ({
  session_id: 9,
  user_id: 7,
  exam: 'enem:2022:matematica',
  address: { year: 2022, discipline: 'matematica', customId: null },
  title: 'ENEM 2022',
  started_at: '2026-11-15T12:00:00.000Z',
  duration_ms: 5_400_000,
  remaining_ms: 3_600_000,
  wall: Date.now(),
  journal: newJournal(100, 0, new Map()),
  flagged: [],
  position: 0,
  updated_at: new Date().toISOString(),
  finished_at: null,
  receipt: null,
  refusal: null,
  ...change,
});

export const aPaper = (change: Partial<ExamPaper> = {}): ExamPaper => ({
  title: 'ENEM 2022',
  subtitle: 'Matemática e suas Tecnologias',
  year: 2022,
  discipline: 'matematica',
  customId: null,
  language: null,
  sample: false,
  questions: [aQuestion(1), aQuestion(2), { id: 3, number: 138, section: null, available: false }, aQuestion(4)],
  ...change,
});

const aQuestion = (id: number) => ({
  id,
  number: 135 + id,
  section: null,
  available: true as const,
  context: null,
  statement: `Enunciado ${id}`,
  alternatives: (['A', 'B', 'C', 'D', 'E'] as const).map((letter, place) => ({
    id: id * 10 + place,
    letter,
    text: `Texto ${letter}${id}`,
    image: null,
  })),
  images: [],
  videoUrl: null,
});
