import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errors, type RecognitionView, SHEET_PHOTO_DAYS } from '@gabarita/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { aMovingPicture, pngClaiming } from '../../../test/bad-pictures.js';
import { aGivenExam } from '../../../test/exams.js';
import { aStudent, aTeacher, PASSWORD, type TestPerson } from '../../../test/people.js';
import { aSheetPhoto } from '../../../test/sheet-photos.js';
import { useTestApp } from '../../../test/test-app.js';
import { aTurma } from '../../../test/turmas.js';
import { answerSheets, auditEntries, examTurmas, recognitions } from '../../db/schema/index.js';
import { discardOldPhotos, keepPhoto } from './photos.js';

/** Reading takes a second of a core, and a busy machine has no second to spare. */
vi.setConfig({ testTimeout: 120_000 });

const dataDir = mkdtempSync(join(tmpdir(), 'gabarita-photos-'));
const testApp = useTestApp({ dataDir });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const keptPhotos = () => readdirSync(join(dataDir, 'photos'));
const photos = new Map<string, Promise<Buffer>>();
/** Taking a photo is slower than reading it: each is taken once. */
function photoOf(given: Parameters<typeof aSheetPhoto>[0]): Promise<Buffer> {
  const name = JSON.stringify(given);
  const photo = photos.get(name) ?? aSheetPhoto(given);
  photos.set(name, photo);
  return photo;
}

async function recognize({ browser }: TestPerson, examId: number, bytes: Buffer, name = 'cartao.jpg') {
  const image = new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
  const answer = await browser.sendsForm('/api/answer-sheets/recognize', { exam_id: String(examId), image });
  return answer as { status: number; body: RecognitionView & { message: string } };
}

const marksOf = ({ details }: RecognitionView) => details.map(({ marked }) => marked ?? '-').join('');

/** The answers of a reading, corrected or not, as the screen sends them. */
const confirm = (
  { browser }: TestPerson,
  { id, exam_id, details }: RecognitionView,
  letters: string,
  userId?: number,
) =>
  browser.tries('POST /api/attempts', {
    body: {
      exam_id,
      ...(userId && { user_id: userId }),
      meta: { mode: 'photo', recognition_id: id },
      user_answers: details.map(({ question_id }, place) => ({
        question_id,
        letter: letters[place] === '-' ? null : letters[place],
      })),
    },
  });

async function anExamOnPaper() {
  const student = await aStudent(testApp());
  return { student, ...(await aGivenExam(testApp(), [student])) };
}

describe('a photo of a sheet', () => {
  it('is read, shows no key to a student, and counts once it is confirmed', async () => {
    const { student, exam, teacher } = await anExamOnPaper();
    const { status, body } = await recognize(student, exam.id, await photoOf({ marked: 'B-D' }));
    expect(status).toBe(200);
    expect(marksOf(body)).toBe('B-D');
    expect(body).toMatchObject({ correct: null, score: null, total: 3, doubtful: 0, sheet: '000-02D', student: null });
    expect(body.details[0]).toMatchObject({ index: 1, correct: null, isCorrect: null, letters: [...'ABCDE'] });
    expect(body.details[0]?.bubbles).toHaveLength(5);

    const confirmed = await confirm(student, body, 'BBD');
    expect(confirmed.status).toBe(201);
    expect(confirmed.body).toMatchObject({ attempt: { mode: 'photo', correct_answers: 2, answered: 3 } });
    const [line] = await testApp()
      .services.db.select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'attempt.photo-corrected'));
    expect(line?.details).toMatchObject({ corrections: [{ index: 2, read: '', given: 'B' }] });

    expect(await confirm(student, body, 'BBB')).toMatchObject({
      status: 409,
      body: { message: errors['answer-sheets.confirmed'].message },
    });
    const staffView = await recognize(teacher, exam.id, await photoOf({ marked: 'B-D' }));
    expect(staffView.body).toMatchObject({
      correct: 1,
      score: 33.3,
      details: [{ correct: 'B', isCorrect: true }, {}, {}],
    });
  });

  it('is shown to its owner and to the turma’s staff, without what the phone wrote into it, and to nobody else', async () => {
    const { student, exam, teacher } = await anExamOnPaper();
    const stranger = await aStudent(testApp());
    const { body } = await recognize(student, exam.id, await photoOf({ marked: 'B-D' }));
    const url = `/api/answer-sheets/recognitions/${body.id}/photo`;
    const shown = await student.browser.send('GET', url);
    expect(shown.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' });
    expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined();
    expect((await teacher.browser.send('GET', url)).statusCode).toBe(200);
    expect((await stranger.browser.send('GET', url)).statusCode).toBe(404);
    const neighbour = await aTeacher(testApp());
    const next = await aTurma(testApp(), [neighbour]);
    await testApp()
      .services.db.insert(examTurmas)
      .values({ exam_id: exam.id, turma_id: next.id, assigned_at: new Date() });
    expect((await neighbour.browser.send('GET', url)).statusCode).toBe(404);
    expect((await testApp().visitor().send('GET', url)).statusCode).toBe(401);
  });

  it('is marked by the key as the exam has corrected it, like the attempt it becomes', async () => {
    const { student, exam, teacher, questionIds } = await anExamOnPaper();
    const correct = (place: number, letter: string | null) =>
      teacher.browser.call('POST /api/exams/:id/questions/:question_id/key', {
        params: { id: exam.id, question_id: questionIds[place] ?? 0 },
        body: { letter: letter as 'D', reason: 'O gabarito saiu errado.' },
      });
    await correct(1, null);
    await correct(2, 'D');
    const { body } = await recognize(teacher, exam.id, await photoOf({ marked: 'B-D' }));
    expect(body).toMatchObject({
      correct: 3,
      score: 100,
      details: [{ correct: 'B' }, { correct: null, isCorrect: true }, { correct: 'D', isCorrect: true }],
    });
    const confirmed = await confirm(teacher, body, 'B-D', student.user.id);
    expect(confirmed.body).toMatchObject({ attempt: { correct_answers: 3 } });
  });

  it('is confirmed by who sent it, for the exam it is of', async () => {
    const { student, exam, teacher } = await anExamOnPaper();
    const { body } = await recognize(student, exam.id, await photoOf({ marked: 'B-D' }));
    expect((await confirm(teacher, body, 'BBB', student.user.id)).status).toBe(422);
    expect((await confirm(student, { ...body, id: 999_999 }, 'BBB')).status).toBe(422);
    const other = await aGivenExam(testApp(), [student]);
    expect((await confirm(student, { ...body, exam_id: other.exam.id }, 'BBB')).status).toBe(422);
  });

  it('goes with the account, and after ninety days', async () => {
    const { student, exam, teacher } = await anExamOnPaper();
    await discardOldPhotos(testApp().services);
    const before = keptPhotos().length;
    await recognize(student, exam.id, await photoOf({ marked: 'B-D' }));
    await recognize(teacher, exam.id, await photoOf({ marked: 'B-D' }));
    expect(keptPhotos()).toHaveLength(before + 2);
    await student.browser.call('DELETE /api/user', { body: { password: PASSWORD } });
    expect(keptPhotos()).toHaveLength(before + 1);
    testApp().clock.advance({ days: SHEET_PHOTO_DAYS + 1 });
    await discardOldPhotos(testApp().services);
    expect(keptPhotos()).toHaveLength(0);
  });
});

describe('a photo whose request broke', () => {
  it('before its row was written is removed an hour later, and not before', async () => {
    const { services, clock } = testApp();
    const photo = await keepPhoto(services, Buffer.from('uma foto'));
    await discardOldPhotos(services);
    expect(keptPhotos()).toContain(photo);
    clock.advance({ hours: 1 });
    await discardOldPhotos(services);
    expect(keptPhotos()).not.toContain(photo);
  });

  it('for want of its file leaves no row', async () => {
    const { student, exam } = await anExamOnPaper();
    const { db } = testApp().services;
    const before = await db.$count(recognitions);
    renameSync(join(dataDir, 'photos'), join(dataDir, 'aside'));
    writeFileSync(join(dataDir, 'photos'), 'no folder');
    expect((await recognize(student, exam.id, await photoOf({ marked: 'B-D' }))).status).toBe(500);
    rmSync(join(dataDir, 'photos'));
    renameSync(join(dataDir, 'aside'), join(dataDir, 'photos'));
    expect(await db.$count(recognitions)).toBe(before);
    expect((await recognize(student, exam.id, await photoOf({ marked: 'B-D' }))).status).toBe(200);
  });
});

describe('the sheet itself', () => {
  it('says whose it is to staff, and is refused to a classmate and for another exam, by its name', async () => {
    const { student, exam, teacher } = await anExamOnPaper();
    const classmate = await aStudent(testApp());
    const other = await aGivenExam(testApp(), [student, classmate], { title: 'Prova de geografia' });
    const sheet = { serial: 4_000, exam_id: exam.id, user_id: student.user.id, created_at: new Date() };
    await testApp().services.db.insert(answerSheets).values(sheet);
    const photo = await photoOf({ marked: 'B-D', serial: 4_000 });

    const { body } = await recognize(teacher, exam.id, photo);
    expect(body.student).toEqual({ id: student.user.id, name: student.user.name });
    const entered = await confirm(teacher, body, 'B-D', student.user.id);
    expect(entered).toMatchObject({ status: 201, body: { attempt: { user_id: student.user.id } } });

    const elsewhere = await recognize(classmate, other.exam.id, photo);
    expect(elsewhere.status).toBe(422);
    expect(elsewhere.body.message).toContain('“Simulado da turma”');
    await testApp()
      .services.db.update(answerSheets)
      .set({ exam_id: other.exam.id })
      .where(eq(answerSheets.serial, 4_000));
    const notTheirs = await recognize(classmate, other.exam.id, photo);
    expect(notTheirs.body.message).toBe(errors['answer-sheets.other-student'].message);
  });

  it('without a name is told by the number filled in on it', async () => {
    const { student, exam, teacher } = await anExamOnPaper();
    const number = String(student.user.id).padStart(5, '0');
    const { body } = await recognize(teacher, exam.id, await photoOf({ marked: 'B-D', number }));
    expect(body.student?.id).toBe(student.user.id);
  });

  it('without a name is told by the last digits of a long number, unless two of the exam share them', async () => {
    const studentNumbered = async (id: number) => {
      await testApp().database.pool.query(`alter table users alter column id restart with ${id}`);
      return aStudent(testApp());
    };
    const [one, twin] = [await studentNumbered(700_123), await studentNumbered(800_123)];
    const photo = await photoOf({ marked: 'B-D', number: '00123' });
    const alone = await aGivenExam(testApp(), [one]);
    expect((await recognize(alone.teacher, alone.exam.id, photo)).body.student?.id).toBe(700_123);
    const both = await aGivenExam(testApp(), [one, twin]);
    expect((await recognize(both.teacher, both.exam.id, photo)).body.student).toBeNull();
  });

  it('of another length is refused', async () => {
    const { student, exam } = await anExamOnPaper();
    const { status, body } = await recognize(student, exam.id, await photoOf({ marked: 'ABCDE' }));
    expect(status).toBe(422);
    expect(body.message).toContain('tem 5 questões, e o simulado tem 3');
  });
});

describe('what is no photo of a sheet', () => {
  it.each([
    ['an empty file', async () => Buffer.alloc(0), 'answer-sheets.empty-file'],
    ['a PDF named .jpg', async () => Buffer.from('%PDF-1.7\n%%EOF'), 'answer-sheets.unsupported-format'],
    ['a picture of nothing', () => aWall(), 'answer-sheets.sheet-not-found'],
    ['a hundred megapixels', () => pngClaiming(10_000, 10_000), 'answer-sheets.image-too-large'],
    ['a moving picture', () => aMovingPicture(), 'answer-sheets.animated-image'],
    ['half a file', async () => (await aWall()).subarray(0, 2_000), 'answer-sheets.corrupted-image'],
  ] as const)('is refused in words of its own: %s', async (_, file, code) => {
    const { student, exam } = await anExamOnPaper();
    const { status, body } = await recognize(student, exam.id, await file());
    expect([status, body.message]).toEqual([422, errors[code].message]);
  });

  it('is refused when there is no file, or no such exam', async () => {
    const { student, exam } = await anExamOnPaper();
    const { browser } = student;
    const missing = await browser.sendsForm('/api/answer-sheets/recognize', { exam_id: String(exam.id) });
    expect(missing.status).toBe(422);
    expect(missing.body.errors.image).toEqual(['Selecione um simulado e uma foto do gabarito.']);
    expect((await recognize(student, 999_999, await aWall())).status).toBe(404);
    const stranger = await aStudent(testApp());
    expect((await recognize(stranger, exam.id, await aWall())).status).toBe(403);
  });

  it('keeps nobody waiting, however much of it comes at once', async () => {
    const { student, exam } = await anExamOnPaper();
    const wall = await aWall();
    const flood = Promise.all(Array.from({ length: 50 }, () => recognize(student, exam.id, wall)));
    expect((await student.browser.send('GET', '/healthz')).statusCode).toBe(200);
    const answers = await flood;
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422, 429]));
    // How many arrive at the same moment decides which of the two refusals the others read.
    const refusals = [errors['answer-sheets.throttled'].message, errors['request.several-files'].message];
    expect(new Set(answers.filter(({ status }) => status === 429).map(({ body }) => body.message))).toSatisfy(
      (read: Set<string>) => [...read].every((message) => refusals.some((refusal) => refusal === message)),
    );
    const afterwards = await recognize(student, exam.id, await photoOf({ marked: 'B-D' }));
    expect(marksOf(afterwards.body)).toBe('B-D');
  });
});

const aWall = () =>
  sharp({
    create: {
      width: 900,
      height: 1_200,
      channels: 3,
      background: '#9a9a9a',
      noise: { type: 'gaussian', mean: 140, sigma: 9 },
    },
  })
    .jpeg()
    .toBuffer();
