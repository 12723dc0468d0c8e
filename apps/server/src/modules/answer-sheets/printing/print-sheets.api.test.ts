import { describe, expect, it, vi } from 'vitest';
import { aGivenExam } from '../../../../test/exams.js';
import { aStudent, aTeacher } from '../../../../test/people.js';
import { useTestApp } from '../../../../test/test-app.js';
import { answerSheets } from '../../../db/schema/index.js';

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
