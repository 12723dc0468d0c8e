import { messages } from '@gabarita/contract';
import { eq, isNotNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aGivenExam, aRunningSession, aTypedQuestion, bankQuestions } from '../../../test/exams.js';
import { anAdmin, aStudent, aTeacher, type TestPerson } from '../../../test/people.js';
import { useTestApp } from '../../../test/test-app.js';
import { aTurma } from '../../../test/turmas.js';
import { questions } from '../../db/schema/index.js';

const testApp = useTestApp({ cloudinary: { cloudName: 'escola', apiKey: '1', apiSecret: '2' } });

const typedRows = () => testApp().services.db.select().from(questions).where(eq(questions.source, 'CUSTOM'));

async function anEmptyExam(total_questions = 5) {
  const admin = await anAdmin(testApp());
  const exam = await admin.browser.call('POST /api/exams', { body: { total_questions, report_subject: 'Matemática' } });
  const send = (typed: unknown) =>
    admin.browser.tries('POST /api/exams/:id/questions', { params: { id: exam.id }, body: { questions: typed } });
  const paper = async () => {
    const detail = await admin.browser.call('GET /api/exams/:id', { params: { id: exam.id }, query: {} });
    if (detail.view !== 'paper') throw new Error('asked for the paper');
    return detail;
  };
  return { admin, exam, send, paper };
}

describe('typing questions in', () => {
  it('stores them in the order of their numbers, with images, video, subject and key', async () => {
    const { send, paper } = await anEmptyExam();
    const image_url = 'https://res.cloudinary.com/escola/image/upload/v1/grafico.png';
    const image_alt = 'Um gráfico [de barras]';
    const { status, body } = await send([
      aTypedQuestion({ index: 2, statement: 'A segunda' }),
      aTypedQuestion({
        index: 1,
        statement: 'A primeira',
        image_url,
        image_alt,
        video_url: 'https://www.youtube.com/watch?v=abc',
        subject_name: 'História',
        explanation: 'Porque sim.',
        alternatives: [
          { letter: 'A', text: 'com imagem', image_url, image_alt, is_correct: true },
          { letter: 'B', image_url, is_correct: false },
        ],
      }),
    ]);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      message: 'Simulado enviado com sucesso para as turmas selecionadas.',
      exam: { questions_count: 2, disciplines: ['ciencias-humanas', 'matematica'], staff: { sent: true } },
    });
    const { exam_questions, answer_key } = await paper();
    expect(exam_questions).toMatchObject([
      {
        order: 1,
        question: {
          typed: true,
          question_text: 'A primeira',
          context: `![Um gráfico de barras](${image_url})`,
          question_image: image_url,
          question_images: [image_url],
          video_url: 'https://www.youtube.com/watch?v=abc',
          subject: { name: 'Ciências Humanas e suas Tecnologias' },
          answers: [
            {
              letter: 'A',
              answer_text: 'com imagem',
              answer_image: image_url,
              answer_image_alt: 'Um gráfico de barras',
              is_correct: true,
            },
            { letter: 'B', answer_text: null, answer_image: image_url, is_correct: false },
          ],
        },
      },
      {
        order: 2,
        question: { question_text: 'A segunda', question_image: null, answers: [{}, {}, { is_correct: true }] },
      },
    ]);
    expect(answer_key).toMatchObject([{ letter: 'A', explanation: 'Porque sim.' }, { letter: 'C' }]);
  });

  it('is all or nothing: one bad question is named, and none is stored', async () => {
    const { send, paper } = await anEmptyExam();
    const before = await typedRows();
    const good = aTypedQuestion();
    const refused = await send([good, good, good, aTypedQuestion({ statement: '  ' })]);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { 'questions.3.statement': [messages.questions.statementRequired] } },
    });
    expect((await paper()).exam_questions).toEqual([]);
    expect(await typedRows()).toEqual(before);
  });

  const alternative = (letter: string, is_correct = false) => ({ letter, text: letter, is_correct });
  it.each([
    ['questions.0.alternatives', { alternatives: [alternative('A', true)] }],
    ['questions.0.alternatives', { alternatives: [alternative('A'), alternative('B')] }],
    ['questions.0.alternatives', { alternatives: [alternative('A', true), alternative('B', true)] }],
    ['questions.0.alternatives', { alternatives: [alternative('A', true), alternative('C')] }],
    ['questions.0.alternatives.1.text', { alternatives: [alternative('A', true), { letter: 'B', is_correct: false }] }],
    ['questions.0.image_url', { image_url: 'javascript:alert(1)' }],
    ['questions.0.image_url', { image_url: 'https://x.br/a.png)![](https://y.br/b.png' }],
    ['questions.0.image_url', { image_url: 'https://res.cloudinary.com/outra-escola/image/upload/v1/a.png' }],
    ['questions.0.image_url', { image_url: '/files/images/../x.webp' }],
    ['questions.0.video_url', { video_url: 'http://x.br/video' }],
    ['questions.0.statement', { statement: undefined }],
  ])('names %s when it is %o', async (field, change) => {
    const { send } = await anEmptyExam();
    const { status, body } = await send([aTypedQuestion(change)]);
    expect(status).toBe(422);
    expect(Object.keys(body?.errors ?? {})).toEqual([field]);
  });

  it('needs at least one, and takes no more than the exam has room for', async () => {
    const { send } = await anEmptyExam(2);
    expect((await send([])).body?.errors).toEqual({ questions: [messages.exams.noQuestions] });
    expect((await send([aTypedQuestion(), aTypedQuestion()])).status).toBe(201);
    expect((await send([aTypedQuestion()])).body?.errors).toEqual({ questions: [messages.exams.moreThan(2)] });
  });

  it('is the admin’s alone, and never reaches the bank', async () => {
    const teacher = await aTeacher(testApp());
    const own = await teacher.browser.call('POST /api/exams', { body: {} });
    const body = { questions: [aTypedQuestion()] };
    expect(
      (await teacher.browser.tries('POST /api/exams/:id/questions', { params: { id: own.id }, body })).status,
    ).toBe(403);
    const { send } = await anEmptyExam();
    await send([aTypedQuestion({ statement: 'Palavra jabuticabeira aqui' })]);
    const found = await teacher.browser.call('GET /api/questions', { query: { search: 'jabuticabeira' } });
    expect(found.total).toBe(0);
  });

  it('is undone with the last exam that asks the question', async () => {
    const { admin, exam, send } = await anEmptyExam();
    const before = (await typedRows()).length;
    await send([aTypedQuestion()]);
    const { exam: copy } = await admin.browser.call('POST /api/exams/:id/duplicate', { params: { id: exam.id } });
    await admin.browser.call('DELETE /api/exams/:id', { params: { id: exam.id } });
    expect(await typedRows()).toHaveLength(before + 1);
    await admin.browser.call('DELETE /api/exams/:id', { params: { id: copy.id } });
    expect(await typedRows()).toHaveLength(before);
  });

  it('makes the exam visible to its students', async () => {
    const { admin, exam, send } = await anEmptyExam();
    const student = await aStudent(testApp());
    const turma = await aTurma(testApp(), [student]);
    await admin.browser.call('POST /api/exams/:id/assign', {
      params: { id: exam.id },
      body: { turma_ids: [turma.id] },
    });
    const seen = async () => (await student.browser.call('GET /api/exams', { query: {} })).length;
    expect(await seen()).toBe(0);
    await send([aTypedQuestion()]);
    expect(await seen()).toBe(1);
  });
});

describe('choosing questions from the bank', () => {
  const choose = ({ browser }: TestPerson, id: number, question_ids: unknown) =>
    browser.tries('POST /api/exams/:id/questions/from-bank', { params: { id }, body: { question_ids } });

  it('is for the owner and admins, in the order chosen, after those there are', async () => {
    const { exam, teacher, questionIds } = await aGivenExam(testApp(), [], { total_questions: 5 });
    const [, , , fourth = 0, fifth = 0] = await bankQuestions(testApp(), 5);
    expect((await choose(await aTeacher(testApp()), exam.id, [fourth])).status).toBe(403);
    expect((await choose(teacher, exam.id, [fifth, fourth])).status).toBe(201);
    const detail = await teacher.browser.call('GET /api/exams/:id', { params: { id: exam.id }, query: {} });
    expect(detail.exam_questions.map(({ question }) => question.id)).toEqual([...questionIds, fifth, fourth]);
  });

  it('refuses, by its place in the list, what is there already, chosen twice, unknown or typed', async () => {
    const { exam, teacher, questionIds } = await aGivenExam(testApp(), [], { total_questions: 9 });
    const [, , , fourth = 0] = await bankQuestions(testApp(), 4);
    const { send } = await anEmptyExam();
    await send([aTypedQuestion()]);
    const typed = (await typedRows()).at(-1)?.id ?? 0;
    const fieldsFor = async (ids: unknown[]) => Object.keys((await choose(teacher, exam.id, ids)).body?.errors ?? {});
    expect(await fieldsFor([fourth, questionIds[0]])).toEqual(['question_ids.1']);
    expect(await fieldsFor([fourth, fourth])).toEqual(['question_ids.1']);
    expect(await fieldsFor([fourth, 2_000_000_000, typed])).toEqual(['question_ids.1', 'question_ids.2']);
    expect(await fieldsFor([])).toEqual(['question_ids']);
  });

  it('has no place in an essay, which is visible once it has a theme', async () => {
    const { exam, teacher, questionIds } = await aGivenExam(testApp(), []);
    const essay = await teacher.browser.call('POST /api/exams', { body: { title: 'Redação', is_redacao: true } });
    expect(essay.staff?.sent).toBe(false);
    expect((await choose(teacher, essay.id, questionIds)).status).toBe(422);
    const essay_topic = { title: 'O valor da leitura', texts: [{ title: 'Texto I', body: 'Ler é…' }] };
    const { exam: ready } = await teacher.browser.call('PATCH /api/exams/:id', {
      params: { id: essay.id },
      body: { essay_topic },
    });
    expect(ready.staff?.sent).toBe(true);
    const detail = await teacher.browser.call('GET /api/exams/:id', { params: { id: essay.id }, query: {} });
    expect(detail).toMatchObject({ is_redacao: true, essay_topic, exam_questions: [] });
    expect(exam.is_redacao).toBe(false);
  });
});

describe('questions that were sent', () => {
  async function aSentExam() {
    const { admin, exam, send, paper } = await anEmptyExam();
    await send(['um', 'dois', 'três'].map((statement) => aTypedQuestion({ statement })));
    const params = { id: exam.id };
    const asked = async () =>
      (await paper()).exam_questions.map(({ question: { id, question_text: text } }) => ({ id, text }));
    return { admin, exam, params, paper, asked };
  }

  it('are put in another order, each of them once', async () => {
    const { admin, params, asked } = await aSentExam();
    const ids = (await asked()).map(({ id }) => id);
    const order = (question_ids: unknown) =>
      admin.browser.tries('PUT /api/exams/:id/questions/order', { params, body: { question_ids } });
    expect((await order(ids.toReversed())).status).toBe(200);
    expect((await asked()).map(({ text }) => text)).toEqual(['três', 'dois', 'um']);
    for (const wrong of [ids.slice(1), [...ids, ids[0]], [ids[0], ids[0], ids[1]], [...ids.slice(1), 2_000_000_000]]) {
      expect(await order(wrong)).toMatchObject({
        status: 422,
        body: { errors: { question_ids: [messages.exams.orderIncomplete] } },
      });
    }
  });

  it('are edited in their place, and a copy of the exam keeps the question it has', async () => {
    const { admin, exam, params, asked } = await aSentExam();
    const [, second] = await asked();
    const { exam: copy } = await admin.browser.call('POST /api/exams/:id/duplicate', { params });
    await admin.browser.tries('PUT /api/exams/:id/questions/:question_id', {
      params: { ...params, question_id: second?.id ?? 0 },
      body: aTypedQuestion({ statement: 'dois, melhor' }),
    });
    expect((await asked()).map(({ text }) => text)).toEqual(['um', 'dois, melhor', 'três']);
    expect(exam.id).not.toBe(copy.id);
    const kept = await admin.browser.call('GET /api/exams/:id', { params: { id: copy.id }, query: {} });
    expect(kept).toMatchObject({ exam_questions: [{}, { question: { question_text: 'dois' } }, {}] });
  });

  it('of the bank are not edited, and typed ones leave nothing behind', async () => {
    const { admin, exam, params, asked } = await aSentExam();
    const [bankId = 0] = await bankQuestions(testApp(), 1);
    await admin.browser.call('POST /api/exams/:id/questions/from-bank', { params, body: { question_ids: [bankId] } });
    const edit = (question_id: number) =>
      admin.browser.tries('PUT /api/exams/:id/questions/:question_id', {
        params: { ...params, question_id },
        body: aTypedQuestion(),
      });
    expect(await edit(bankId)).toMatchObject({ status: 422 });
    expect((await edit(2_000_000_000)).status).toBe(404);
    const before = (await typedRows()).length;
    expect((await edit((await asked())[0]?.id ?? 0)).status).toBe(200);
    expect(await typedRows()).toHaveLength(before);
    expect(exam.id).toBe(params.id);
  });

  it('are what they are once somebody has begun', async () => {
    const { admin, params, asked } = await aSentExam();
    const [first] = await asked();
    await aRunningSession(testApp(), await aStudent(testApp()), params.id);
    const place = { ...params, question_id: first?.id ?? 0 };
    const body = { question_ids: (await asked()).map(({ id }) => id) };
    const answered = { status: 409 };
    expect(
      await admin.browser.tries('PUT /api/exams/:id/questions/:question_id', { params: place, body: aTypedQuestion() }),
    ).toMatchObject(answered);
    expect(await admin.browser.tries('PUT /api/exams/:id/questions/order', { params, body })).toMatchObject(answered);
    expect(await admin.browser.tries('DELETE /api/exams/:id/questions/:question_id', { params: place })).toMatchObject(
      answered,
    );
  });
});

describe('questions picked automatically', () => {
  const order = { mix: { easy: 1, medium: 1, hard: 1 }, count: 4, seed: 1 };

  it('are the same for the same order, and none that the turma has had before', async () => {
    const { exam: before, teacher, turma, questionIds } = await aGivenExam(testApp(), []);
    const exam = await teacher.browser.call('POST /api/exams', { body: { total_questions: 10 } });
    const params = { id: exam.id };
    const pick = (changes = {}) =>
      teacher.browser.call('POST /api/exams/:id/questions/suggestions', { params, body: { ...order, ...changes } });
    const ids = async (changes = {}) => (await pick(changes)).questions.map(({ id }) => id);
    expect(await ids()).toEqual(await ids());
    expect(await ids({ seed: 2 })).not.toEqual(await ids());

    await teacher.browser.call('POST /api/exams/:id/assign', { params, body: { turma_ids: [turma.id] } });
    const everything = await pick({ count: 180 });
    expect(everything.missing).toBeGreaterThan(0);
    const found = everything.questions.map(({ id }) => id);
    expect(questionIds.filter((id) => found.includes(id))).toEqual([]);
    expect(await ids({ count: 180, avoid_used: false })).toEqual(expect.arrayContaining(questionIds));
    expect(before.id).not.toBe(exam.id);

    const [first = 0] = found;
    expect(await ids({ count: 180, except: [first] })).not.toContain(first);
    const languages = await testApp().services.db.select().from(questions).where(isNotNull(questions.language));
    expect(languages.filter(({ id }) => found.includes(id))).toEqual([]);
  });

  it('are for who may change the exam, and need a mix', async () => {
    const { exam } = await aGivenExam(testApp(), []);
    const another = await aTeacher(testApp());
    const params = { id: exam.id };
    const path = 'POST /api/exams/:id/questions/suggestions';
    expect((await another.browser.tries(path, { params, body: order })).status).toBe(403);
    const admin = await anAdmin(testApp());
    const nothing = { ...order, mix: { easy: 0, medium: 0, hard: 0 } };
    expect(await admin.browser.tries(path, { params, body: nothing })).toMatchObject({
      status: 422,
      body: { errors: { mix: [messages.exams.mixEmpty] } },
    });
  });
});
