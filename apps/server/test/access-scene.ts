import { desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { attempts, keyOffers, questionProposals, recognitions, signIns, turmaMembers } from '../src/db/schema/index.js';
import { fileStore } from '../src/files/file-store.js';
import { issueToken } from '../src/modules/auth/tokens.js';
import { importCourses } from '../src/modules/courses/import-courses.js';
import { importItems } from '../src/modules/enem/items/import-items.js';
import type { Actor } from './access-matrix.js';
import type { Browser } from './browser.js';
import { courseTables } from './courses.js';
import { correction, ESSAY } from './essays.js';
import { aTypedQuestion, bankQuestions } from './exams.js';
import { anAdmin, aStudent, aTeacher, type TestPerson } from './people.js';
import { aDeviceWith } from './sessions.js';
import type { TestApp } from './test-app.js';
import { aTurma } from './turmas.js';

const MARK = 'da cena';
let count = 0;

/**
 * A turma with its teacher and a student, and outside of it another teacher and another student with a turma of their
 * own. Everything a scene makes is of the turma: the teacher's exams, the student's answers and essays.
 */
export class Scene {
  private constructor(
    readonly testApp: TestApp,
    readonly people: Record<Exclude<Actor, 'anonymous'>, TestPerson>,
    readonly turma: Awaited<ReturnType<typeof aTurma>>,
  ) {}

  static async of(testApp: TestApp): Promise<Scene> {
    const people = {
      'student in': await aStudent(testApp),
      'student out': await aStudent(testApp),
      teacher: await aTeacher(testApp),
      'teacher out': await aTeacher(testApp),
      admin: await anAdmin(testApp),
    };
    await aTurma(testApp, [people['teacher out'], people['student out']]);
    return new Scene(testApp, people, await aTurma(testApp, [people.teacher, people['student in']]));
  }

  get student(): TestPerson {
    return this.people['student in'];
  }

  get teacher(): TestPerson {
    return this.people.teacher;
  }

  browserOf(actor: Actor): Browser {
    return actor === 'anonymous' ? this.testApp.visitor() : this.people[actor].browser;
  }

  /** An exam of three questions of the bank, sent to the turma. */
  async exam(): Promise<number> {
    const id = await this.draft();
    await this.teacher.browser.call('POST /api/exams/:id/questions/from-bank', {
      params: { id },
      body: { question_ids: await this.bank() },
    });
    return id;
  }

  /** An exam of the turma whose questions were not sent yet. */
  async draft(): Promise<number> {
    const { id } = await this.teacher.browser.call('POST /api/exams', {
      body: { title: `Simulado ${MARK}`, total_questions: 3 },
    });
    const body = { turma_ids: [this.turma.id] };
    await this.teacher.browser.call('POST /api/exams/:id/assign', { params: { id }, body });
    return id;
  }

  /** An exam of one question that an admin typed, and the id of that question. */
  async typed(): Promise<{ id: number; question_id: number }> {
    const id = await this.draft();
    const { browser } = this.people.admin;
    await browser.call('POST /api/exams/:id/questions', { params: { id }, body: { questions: [aTypedQuestion()] } });
    const { exam_questions } = await browser.call('GET /api/exams/:id', { params: { id }, query: {} });
    return { id, question_id: idOf(exam_questions[0]?.question) };
  }

  /** An exam of the turma that keeps the key it was given: the bank has another one. */
  async keyOffer(): Promise<{ id: number; question_id: number }> {
    const id = await this.exam();
    const [question_id = 0] = await this.bank();
    await this.testApp.services.db.insert(keyOffers).values({ exam_id: id, question_id, letter: 'E', annulled: false });
    return { id, question_id };
  }

  /** A correction that the teacher proposed. */
  async proposal(): Promise<number> {
    const { db, clock } = this.testApp.services;
    const [row] = await db
      .insert(questionProposals)
      .values({
        ...{ question_id: await this.spareQuestion(), kind: 'withdraw', reason: `Ilegível ${MARK}` },
        created_at: clock.now(),
      })
      .returning();
    return idOf(row);
  }

  /** A question of the bank that no exam has. */
  async spareQuestion(): Promise<number> {
    return (await bankQuestions(this.testApp, 4))[3] ?? 0;
  }

  bank(): Promise<number[]> {
    return bankQuestions(this.testApp, 3);
  }

  /** A course of the SiSU. */
  async course(): Promise<number> {
    await importCourses(this.testApp.services.db, courseTables());
    return 10;
  }

  /** The student at an exam of the turma. */
  async device() {
    return aDeviceWith(this.student, { exam_id: await this.exam() });
  }

  /** What the student handed in, with answers of an offline device that wait for a decision. */
  async attempt(): Promise<number> {
    const { attempt } = await (await this.device()).finishes();
    const late_answers = (await this.bank()).map((question_id) => ({ question_id, letter: 'A' as const }));
    await this.testApp.services.db.update(attempts).set({ late_answers }).where(eq(attempts.id, attempt.id));
    return attempt.id;
  }

  /** An essay of the student's that waits for the teacher. The same text twice would be the same essay. */
  async essay(): Promise<number> {
    const text = `${ESSAY} Essa é a versão ${++count}.`;
    const { essay } = await this.student.browser.call('POST /api/essay/correct', correction({ text }));
    await this.student.browser.call('POST /api/essays/:id/review', { params: { id: essay.id } });
    return essay.id;
  }

  /** An invitation to the turma for somebody without an account. */
  async invitation(): Promise<{ id: number; code: string }> {
    const students = [{ name: `Convidada ${MARK}`, email: `convite-${crypto.randomUUID()}@escola.br` }];
    const { invitations } = await this.teacher.browser.call('POST /api/turmas/:id/invitations', {
      params: { id: this.turma.id },
      body: { students, delivery: 'code' },
    });
    const [invitation] = invitations;
    return { id: idOf(invitation), code: invitation?.code ?? '' };
  }

  /** A photo that the student sent of an answer sheet. */
  async photo(): Promise<number> {
    const { db, clock, config } = this.testApp.services;
    const photo = `${crypto.randomUUID()}.jpg`;
    await fileStore(config, 'photos').write(photo, await this.picture());
    const [row] = await db
      .insert(recognitions)
      .values({
        user_id: this.student.user.id,
        exam_id: await this.exam(),
        answers: [],
        photo,
        created_at: clock.now(),
      })
      .returning();
    return idOf(row);
  }

  picture(): Promise<Buffer> {
    return sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
  }

  /** The year of official items, imported. */
  async officialItems(): Promise<number> {
    await importItems(this.testApp.services.db, 'ITENS_PROVA_2021.csv', OFFICIAL_ITEMS);
    return 2021;
  }

  /** Another student of the turma. */
  async classmate(): Promise<TestPerson> {
    const classmate = await aStudent(this.testApp);
    const { db, clock } = this.testApp.services;
    const membership = { turma_id: this.turma.id, user_id: classmate.user.id, joined_at: clock.now() };
    await db.insert(turmaMembers).values(membership);
    return classmate;
  }

  /** Where else the student is signed in. */
  async otherSignIn(): Promise<number> {
    const { db, clock } = this.testApp.services;
    const user_id = this.student.user.id;
    await issueToken(db, clock.now(), {
      user_id,
      device: 'Firefox, Android',
      shared_computer: false,
      deviceHash: 'other',
    });
    const [row] = await db
      .select({ id: signIns.id })
      .from(signIns)
      .where(eq(signIns.user_id, user_id))
      .orderBy(desc(signIns.id));
    return idOf(row);
  }
}

/** A booklet of one question: what INEP publishes of an edition. */
const OFFICIAL_ITEMS = [
  'CO_POSICAO;SG_AREA;CO_ITEM;TX_GABARITO;CO_HABILIDADE;IN_ITEM_ABAN;NU_PARAM_A;NU_PARAM_B;NU_PARAM_C;TX_COR;CO_PROVA;TP_LINGUA',
  '1;MT;1;B;8;0;1.5;0.1;0.2;AZUL;500;',
].join('\n');

function idOf(row: { id: number } | undefined): number {
  if (!row) throw new Error('the scene did not come about');
  return row.id;
}
