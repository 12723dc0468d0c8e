import { EXAM_DEFAULTS } from '@gabarita/contract';
import { gradeEssay } from '@gabarita/essay-grader';
import { eq } from 'drizzle-orm';
import { type Clock, daysAfter, minutesAfter } from '../clock.js';
import type { Db } from '../db/database.js';
import { essayReadings, exams, examTurmas, settings } from '../db/schema/index.js';
import { recordExamEssay } from '../modules/attempts/essay-attempt.js';
import { keepExamEssay } from '../modules/essays/exam-essays.js';
import { resultOf } from '../modules/essays/result.js';
import { returnEssay } from '../modules/essays/returning.js';
import type { Exam } from '../modules/exams/policy.js';
import { DEMO_ESSAYS, DEMO_THEME } from './essay-texts.js';
import { demoSchool, type School, studentIds } from './school.js';
import { demoState } from './state.js';

const SETTING = 'demo-essays';
const MINUTES = 60;
const WRITTEN_IN_MINUTES = 48;

/** Gives the demonstration turma an essay exam, once: two essays are back from the teacher and one waits for her. */
export async function seedDemoEssays(db: Db, clock: Clock): Promise<void> {
  if ((await demoState(db)) !== 'seeded') return;
  const [known] = await db.select().from(settings).where(eq(settings.key, SETTING));
  const school = await demoSchool(db);
  if (known || !school) return;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const exam = await seedExam(tx, now, school);
    const ids = await studentIds(tx);
    for (const essay of DEMO_ESSAYS) await handIn(tx, { exam, school, userId: ids[essay.student], now }, essay);
    await tx.insert(settings).values({ key: SETTING, value: 'seeded' });
  });
}

async function seedExam(tx: Db, now: Date, { teacherId, turmaId }: School): Promise<Exam> {
  const [exam] = await tx
    .insert(exams)
    .values({
      owner_id: teacherId,
      title: 'Redação do bimestre',
      description: 'Trinta linhas sobre a leitura. A estimativa sai na hora; a nota da professora, depois.',
      duration_minutes: MINUTES,
      total_questions: EXAM_DEFAULTS.questions,
      report_subject: null,
      is_active: true,
      is_redacao: true,
      essay_topic: DEMO_THEME,
      use_tri: false,
      allow_multiple_attempts: true,
      show_immediate_answer_key: true,
      start_time: daysAfter(now, -4),
      end_time: daysAfter(now, 30),
      created_at: daysAfter(now, -5),
      sent_at: daysAfter(now, -5),
    })
    .returning();
  if (!exam) throw new Error('the demonstration essay exam was not created');
  await tx.insert(examTurmas).values({ exam_id: exam.id, turma_id: turmaId, assigned_at: now });
  return exam;
}

interface Occasion {
  exam: Exam;
  school: School;
  userId: number | undefined;
  now: Date;
}

async function handIn(
  tx: Db,
  { exam, school: { teacherId, turmaId }, userId, now }: Occasion,
  { student, paragraphs, reading }: (typeof DEMO_ESSAYS)[number],
): Promise<void> {
  if (userId === undefined) return;
  const at = minutesAfter(daysAfter(now, -3), 25 * student);
  const text = paragraphs.join('\n');
  const result = resultOf(gradeEssay(demoEssayToGrade(text), knowsDemoWords));
  const attempt = await recordExamEssay(tx, {
    person: { id: userId, role: 'student' },
    exam,
    score: result.score,
    sessionId: null,
    turmaId,
    timeSpent: 60 * WRITTEN_IN_MINUTES,
    late: false,
    idempotencyKey: null,
    at,
  });
  const correction = { source: 'local' as const, result };
  const essay = await keepExamEssay(tx, { attempt, topic: DEMO_THEME.title, text, correction, at });
  if (!reading) return;
  const readAt = daysAfter(at, 1);
  await tx.insert(essayReadings).values({ ...reading, essay_id: essay.id, reader_id: teacherId, created_at: readAt });
  await returnEssay(tx, essay, reading.competencies, readAt);
}

export const demoEssayToGrade = (text: string) => ({
  text,
  topic: DEMO_THEME.title,
  motivatingTexts: DEMO_THEME.texts.map(({ body }) => body),
});

/** Names in the essays that the dictionary does not know either. */
const NAMES = new Set(['antonio', 'candido', 'ray', 'bradbury']);

/** Loading the dictionary would hold the start up for seconds; a test holds that these grades are the same with it. */
export const knowsDemoWords = (word: string): boolean => !NAMES.has(word.toLowerCase());
