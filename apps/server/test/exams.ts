import type { CallInput, ExamView, TurmaView } from '@gabarita/contract';
import { inArray } from 'drizzle-orm';
import { questions } from '../src/db/schema/index.js';
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
  alternatives: ['A', 'B', 'C'].map((letter) => ({ letter, text: `opção ${letter}`, is_correct: letter === 'C' })),
  ...changes,
});
