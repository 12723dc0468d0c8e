import { LETTERS } from '@gabarita/enem';
import { probabilityCorrect } from '@gabarita/scoring';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { aTypedQuestion } from '../../../test/exams.js';
import { anAdmin, aStudent, type TestPerson } from '../../../test/people.js';
import { useTestApp } from '../../../test/test-app.js';
import { attempts } from '../../db/schema/index.js';
import { recordAttempt } from '../attempts/record.js';
import { rescoreSome } from '../attempts/rescoring.js';
import { takenExam } from '../sessions/session.js';
import { calibrateGrownExams } from './service.js';

const testApp = useTestApp();
const ITEMS = 12;
/** The key of typed questions in tests. */
const KEY = 'C';

/** A fixed sequence, so that the test never depends on luck. */
let state = 12345;
function random(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 4294967296;
}

async function anExamOfItsOwn(admin: TestPerson) {
  const body = { title: 'Prova própria', total_questions: ITEMS, report_subject: 'matematica' };
  const { id } = await admin.browser.call('POST /api/exams', { body });
  const questions = Array.from({ length: ITEMS }, (_, n) => aTypedQuestion({ statement: `Questão ${n}` }));
  await admin.browser.tries('POST /api/exams/:id/questions', { params: { id }, body: { questions } });
  const paper = await admin.browser.call('GET /api/exams/:id', { params: { id }, query: {} });
  return { id, questionIds: paper.exam_questions.map(({ question }) => question.id) };
}

/** Students of every ability answer as the model says they would. */
async function answerIt(exam: { id: number; questionIds: number[] }, students: number): Promise<void> {
  const { services } = testApp();
  for (let n = 0; n < students; n++) {
    const { user } = await aStudent(testApp());
    const ability = -2 + (4 * n) / students;
    const answers = new Map(
      exam.questionIds.map((id, place) => {
        const right = random() < probabilityCorrect({ a: 2, b: -1.2 + place * 0.2, c: 0.1 }, ability);
        return [id, { letter: right ? KEY : (LETTERS[0] ?? null) }] as const;
      }),
    );
    const occasion = {
      ...{ userId: user.id, taken: takenExam(exam.id), sessionId: null, turmaId: null, mode: 'screen' as const },
      ...{ enteredBy: null, timeSpent: 60, mayRank: true, sentOffline: false, idempotencyKey: null },
      at: services.clock.now(),
    };
    await services.db.transaction((tx) => recordAttempt(tx, occasion, answers));
  }
}

it('a teacher’s exam is calibrated at thirty answers, again when it has grown, and its attempts are scored with it', async () => {
  const { services, clock } = testApp();
  const admin = await anAdmin(testApp());
  const exam = await anExamOfItsOwn(admin);
  const recorded = () => services.db.select().from(attempts).where(eq(attempts.exam_id, exam.id)).orderBy(attempts.id);
  const sources = async () => new Set((await recorded()).map(({ tri_source }) => tri_source));

  await answerIt(exam, 29);
  expect(await calibrateGrownExams(services)).toEqual([]);
  expect(await sources()).toEqual(new Set(['formula']));

  await answerIt(exam, 1);
  expect(await calibrateGrownExams(services)).toEqual([exam.id]);
  await rescoreSome(services);
  expect(await sources()).toEqual(new Set(['estimate']));
  const scored = await recorded();
  const best = Math.max(...scored.map(({ correct_answers }) => correct_answers));
  const worst = Math.min(...scored.map(({ correct_answers }) => correct_answers));
  const scoresWith = (right: number) =>
    scored.flatMap(({ correct_answers, tri_score }) => (correct_answers === right ? [tri_score ?? 0] : []));
  expect(Math.min(...scoresWith(best))).toBeGreaterThan(Math.max(...scoresWith(worst)) + 100);
  expect(scored.every(({ tri_error }) => (tri_error ?? 0) > 20)).toBe(true);

  // Late to come, but early enough to be scored at once with what is known of the items.
  clock.advance({ minutes: 1 });
  await answerIt(exam, 14);
  expect(await sources()).toEqual(new Set(['estimate']));
  expect(await calibrateGrownExams(services)).toEqual([]);
  await answerIt(exam, 1);
  expect(await calibrateGrownExams(services)).toEqual([exam.id]);

  const params = { id: exam.id };
  const results = await admin.browser.call('GET /api/exams/:id/results', { params, query: {} });
  expect(results.calibration).toMatchObject({ answers: 45, anchors: 0, display: 'estimate' });
  expect(results.rescoring).toMatchObject({ total: 45 });

  await rescoreSome(services);
  clock.advance({ minutes: 1 });
  await admin.browser.call('POST /api/exams/:id/questions/:question_id/key', {
    params: { ...params, question_id: exam.questionIds[0] ?? 0 },
    body: { letter: null, reason: 'enunciado ambíguo' },
  });
  expect(await calibrateGrownExams(services)).toEqual([exam.id]);
}, 240_000);
