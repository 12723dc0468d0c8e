import type { CallInput, ExamView, TurmaView } from '@gabarita/contract';
import { inArray } from 'drizzle-orm';
import { minutesAfter } from '../src/clock.js';
import { attempts, questions, sessions } from '../src/db/schema/index.js';
import { anEdition } from './editions.js';
import { aTeacher, type TestPerson } from './people.js';
import type { TestApp } from './test-app.js';
import { aTurma } from './turmas.js';

type Decisions = CallInput<'POST /api/exams'>['body'];

/** Ids of questions of the bank, made when there are none yet. Their key is B. */
export async function bankQuestions(testApp: TestApp, count: number): Promise<number[]> {
  const { db } = testApp.services;
  const find = () =>
    db
      .select({ id: questions.id })
      .from(questions)
      .where(
        inArray(
          questions.index,
          Array.from({ length: count }, (_, place) => place + 6),
        ),
      )
      .orderBy(questions.index);
  const known = await find();
  if (known.length > 0) return known.map(({ id }) => id);
  await anEdition(testApp);
  return (await find()).map(({ id }) => id);
}

export interface GivenExam {
  exam: ExamView;
  turma: Pick<TurmaView, 'id' | 'name'> & { code: string };
  teacher: TestPerson;
  questionIds: number[];
}

/** An exam of three questions of the bank, made by a teacher for a turma with these students in it. */
export async function aGivenExam(
  testApp: TestApp,
  students: TestPerson[],
  decisions: Partial<Decisions> = {},
): Promise<GivenExam> {
  const teacher = await aTeacher(testApp);
  const turma = await aTurma(testApp, [teacher, ...students]);
  const created = await teacher.browser.call('POST /api/exams', {
    body: { title: 'Simulado da turma', total_questions: 3, ...decisions },
  });
  const params = { id: created.id };
  const questionIds = await bankQuestions(testApp, 3);
  await teacher.browser.call('POST /api/exams/:id/assign', { params, body: { turma_ids: [turma.id] } });
  const { exam } = await teacher.browser.call('POST /api/exams/:id/questions/from-bank', {
    params,
    body: { question_ids: questionIds },
  });
  return { exam, turma, teacher, questionIds };
}

/** A question as an admin types it, with C right. */
export const aTypedQuestion = (changes: Record<string, unknown> = {}) => ({
  statement: 'Quanto é 2 + 2?',
  alternatives: (['A', 'B', 'C'] as const).map((letter) => ({
    letter,
    text: `opção ${letter}`,
    is_correct: letter === 'C',
  })),
  ...changes,
});

/** A session under way, as the sessions module leaves it. */
export async function aRunningSession({ services }: TestApp, { user }: TestPerson, examId: number, minutes = 60) {
  const now = services.clock.now();
  await services.db.insert(sessions).values({
    user_id: user.id,
    exam_id: examId,
    epoch: Math.floor(now.getTime() / 1_000),
    total_questions: 3,
    started_at: now,
    duration_ms: minutes * 60_000,
    running_since: now,
    last_contact_at: now,
    due_at: minutesAfter(now, minutes),
  });
}

/** A recorded attempt with nothing right, and no session behind it. */
export async function aRecordedAttempt({ services }: TestApp, { user }: TestPerson, examId: number) {
  await services.db.insert(attempts).values({
    user_id: user.id,
    source: 'CUSTOM',
    exam_id: examId,
    exam_name: 'Simulado da turma',
    mode: 'manual',
    total_questions: 3,
    answered: 0,
    correct_answers: 0,
    score: 0,
    percentage: 0,
    time_spent: 0,
    first: true,
    ranked: true,
    receipt: 'K7QM-3ZPX',
    created_at: services.clock.now(),
  });
}
