import { inArray } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { aGivenExam } from '../../../../test/exams.js';
import { textOfPages } from '../../../../test/pdf-text.js';
import { aStudent, aTeacher, type TestPerson } from '../../../../test/people.js';
import { useTestApp } from '../../../../test/test-app.js';
import { answerSheets, questionKeys, questions } from '../../../db/schema/index.js';
import { fileStore } from '../../../files/file-store.js';
import { sourceOf, storeFigure } from '../../images/service.js';
import { listStudents } from '../repository.js';

vi.setConfig({ testTimeout: 60_000 });
const testApp = useTestApp();

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

describe('printed sheets', () => {
  it('are one for each student, the same ones when printed again, and one without a name', async () => {
    const students = [await aStudent(testApp()), await aStudent(testApp())];
    const { exam, teacher } = await aGivenExam(testApp(), students);
    const print = (query: string) => teacher.browser.send('GET', `/api/exams/${exam.id}/answer-sheets${query}`);
    const first = await print('');
    expect(first.headers).toMatchObject({ 'content-type': 'application/pdf' });
    expect(pagesOf(first.rawPayload)).toBe(2);
    await print('');
    expect(pagesOf((await print(`?user_id=${students[0]?.user.id}`)).rawPayload)).toBe(1);
    expect(pagesOf((await print('?blank=true')).rawPayload)).toBe(1);
    const sheets = await testApp().services.db.select().from(answerSheets);
    expect(sheets.map(({ user_id }) => user_id).sort()).toEqual([...students.map(({ user }) => user.id), null].sort());
  });

  it('come in the order of the class register: accents and capitals put nobody last', async () => {
    const names = ['Zuleica Prado', 'bruno Alves', 'Ângela Reis'];
    const students = await Promise.all(names.map((name) => aStudent(testApp(), { name })));
    const { exam } = await aGivenExam(testApp(), students);
    const listed = await listStudents(testApp().services.db, exam.id);
    expect(listed.map(({ name }) => name)).toEqual(names.toReversed());
  });

  it('are for the staff of the exam, and for students there are', async () => {
    const student = await aStudent(testApp());
    const { exam, teacher } = await aGivenExam(testApp(), [student]);
    const stranger = await aTeacher(testApp());
    const url = `/api/exams/${exam.id}/answer-sheets`;
    expect((await stranger.browser.send('GET', url)).statusCode).toBe(403);
    expect((await student.browser.send('GET', url)).statusCode).toBe(403);
    const nobody = await teacher.browser.send('GET', `${url}?turma_id=999999`);
    expect(nobody.statusCode).toBe(422);
    expect(nobody.json().errors.turma_id).toEqual(['Nenhum aluno está nas turmas deste simulado.']);
  });
});

describe('a printed booklet', () => {
  const print = ({ browser }: TestPerson, examId: number) => browser.send('GET', `/api/exams/${examId}/booklet`);

  it('has the questions and figures of the exam, and is the same whatever the key', async () => {
    const { db, config } = testApp().services;
    const { exam, teacher, turma, questionIds } = await aGivenExam(testApp(), []);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><circle cx="20" cy="10" r="8"/></svg>';
    const figure = await storeFigure(db, fileStore(config, 'images'), svg, 'Um círculo');
    const ofExam = inArray(questions.id, questionIds);
    await db
      .update(questions)
      .set({ context: `![Um círculo](${sourceOf(figure)})` })
      .where(ofExam);
    const printed = await print(teacher, exam.id);
    expect(printed.headers).toMatchObject({ 'content-type': 'application/pdf' });
    expect(printed.rawPayload.toString('latin1')).toContain('/Subtype /Image');
    const text = textOfPages(printed.rawPayload).join('');
    for (const part of [
      'QUESTÃO01',
      'QUESTÃO03',
      'Oenunciadodaquestão6pede',
      'ErespostaE',
      turma.name.replaceAll(' ', ''),
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('imagemnãoimpressa');

    const other = { letter: 'D', explanation: 'Porque sim' } as const;
    await db.update(questionKeys).set(other).where(inArray(questionKeys.question_id, questionIds));
    expect(textOfPages((await print(teacher, exam.id)).rawPayload).join('')).toBe(text);
  });

  it('is for the staff of an exam that has questions', async () => {
    const student = await aStudent(testApp());
    const { exam, teacher } = await aGivenExam(testApp(), [student]);
    expect((await print(student, exam.id)).statusCode).toBe(403);
    expect((await print(await aTeacher(testApp()), exam.id)).statusCode).toBe(403);
    const empty = await teacher.browser.call('POST /api/exams', { body: { title: 'Vazio', total_questions: 3 } });
    expect((await print(teacher, empty.id)).statusCode).toBe(422);
  });
});
