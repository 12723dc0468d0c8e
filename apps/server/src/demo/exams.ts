import type { Area } from '@gabarita/enem';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Clock } from '../clock.js';
import type { Db } from '../db/database.js';
import { examQuestions, exams, examTurmas, questions, settings } from '../db/schema/index.js';
import { demoSchool, type School } from './school.js';
import { demoState } from './state.js';

const SETTING = 'demo-exams';
/** The one that is over. */
export const FINISHED_EXAM = 'Revisão de Ciências Humanas';

interface DemoExam {
  title: string;
  description: string;
  minutes: number;
  subject: Area | null;
  /** Which questions of each area of our own edition, counted from 0 without those of the foreign languages. */
  picks: [Area, number[]][];
  opens: [days: number, hour: number];
  closes: [days: number, hour: number];
  keyAtOnce: boolean;
}

/** One exam under way, one to come and one that is over: each face of the list and of the dashboard. */
const demoExams: DemoExam[] = [
  {
    title: FINISHED_EXAM,
    description: 'Dez questões de história, geografia, filosofia e sociologia para fechar o bimestre.',
    minutes: 40,
    subject: 'ciencias-humanas',
    picks: [['ciencias-humanas', [1, 5, 9, 13, 17, 21, 25, 29, 33, 37]]],
    opens: [-9, 8],
    closes: [-7, 22],
    keyAtOnce: false,
  },
  {
    title: 'Simulado bimestral: quatro áreas',
    description: 'Duas questões de cada área, para sentir o ritmo da prova. O gabarito comentado abre ao finalizar.',
    minutes: 30,
    subject: null,
    picks: [
      ['linguagens', [4, 16]],
      ['ciencias-humanas', [7, 19]],
      ['ciencias-natureza', [3, 28]],
      ['matematica', [2, 23]],
    ],
    opens: [-1, 8],
    closes: [30, 22],
    keyAtOnce: true,
  },
  {
    title: 'Avaliação de Ciências da Natureza',
    description: 'Física, química e biologia. Tragam rascunho; o gabarito abre quando todos terminarem.',
    minutes: 50,
    subject: 'ciencias-natureza',
    picks: [['ciencias-natureza', [0, 6, 11, 15, 20, 24, 31, 35, 39, 43]]],
    opens: [7, 8],
    closes: [7, 18],
    keyAtOnce: false,
  },
];

/** Gives the demonstration turma its exams, once. They need the original edition in the database. */
export async function seedDemoExams(db: Db, clock: Clock): Promise<void> {
  if ((await demoState(db)) !== 'seeded') return;
  const [known] = await db.select().from(settings).where(eq(settings.key, SETTING));
  const school = await demoSchool(db);
  if (known || !school) return;
  await db.transaction(async (tx) => {
    for (const exam of demoExams) await seedExam(tx, clock.now(), exam, school);
    await tx.insert(settings).values({ key: SETTING, value: 'seeded' });
  });
}

async function seedExam(tx: Db, now: Date, exam: DemoExam, { teacherId, turmaId }: School): Promise<void> {
  const picked: number[] = [];
  for (const [area, places] of exam.picks) picked.push(...(await questionsAt(tx, area, places)));
  const [stored] = await tx
    .insert(exams)
    .values({
      owner_id: teacherId,
      title: exam.title,
      description: exam.description,
      duration_minutes: exam.minutes,
      total_questions: picked.length,
      report_subject: exam.subject,
      is_active: true,
      is_redacao: false,
      use_tri: true,
      allow_multiple_attempts: true,
      show_immediate_answer_key: exam.keyAtOnce,
      start_time: schoolTime(now, exam.opens),
      end_time: schoolTime(now, exam.closes),
      created_at: now,
      sent_at: now,
    })
    .returning({ id: exams.id });
  if (!stored) throw new Error('the demonstration exam was not created');
  await tx
    .insert(examQuestions)
    .values(picked.map((question_id, place) => ({ exam_id: stored.id, question_id, position: place + 1 })));
  await tx.insert(examTurmas).values({ exam_id: stored.id, turma_id: turmaId, assigned_at: now });
}

async function questionsAt(tx: Db, area: Area, places: number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: questions.id })
    .from(questions)
    .where(and(eq(questions.source, 'ORIGINAL'), eq(questions.area, area), isNull(questions.language)))
    .orderBy(asc(questions.index));
  return places.map((place) => {
    const row = rows[place];
    if (!row) throw new Error(`the original edition has no question ${place} of ${area}`);
    return row.id;
  });
}

const HOURS_BEHIND_UTC = 3;

/** An hour of the school's day, in Brasília, some days from today. */
const schoolTime = (now: Date, [days, hour]: [number, number]): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, hour + HOURS_BEHIND_UTC));
