import type { ApiCall } from '@gabarita/contract';
import {
  type Asking,
  about,
  nothing,
  ofAttempt,
  ofBank,
  ofDraft,
  ofEdition,
  ofEssay,
  ofExam,
  ofSession,
  ofStudent,
  ofTurma,
} from './access-asking.js';
import { correction } from './essays.js';
import { aTypedQuestion } from './exams.js';
import { PASSWORD } from './people.js';
import { aLoginChallenge, codeNow, switchSecondFactorOn } from './second-factor.js';
import { aSheetPhoto } from './sheet-photos.js';
import { aTurma } from './turmas.js';

let count = 0;
const freshCode = () => String(900_000 + ++count);
const freshEmail = () => `nova-pessoa-${++count}@escola.br`;
const newPassword = 'uma-senha-comprida';

const reading = { competencies: { C1: 120, C2: 120, C3: 120, C4: 120, C5: 120 } };

let photo: Promise<Buffer> | undefined;
/** Drawn once: it takes longer than reading it. */
async function aPhoto(): Promise<File> {
  photo ??= aSheetPhoto({ marked: 'B-D' });
  return new File([new Uint8Array(await photo)], 'cartao.jpg', { type: 'image/jpeg' });
}

/** How each call is made in a scene: about rows that exist, with a body that is right. */
export const accessRequests: Record<ApiCall, Asking> = {
  'GET /sanctum/csrf-cookie': nothing,
  'POST /api/register': () => ({ body: { name: 'Nova Pessoa', email: freshEmail(), password: newPassword } }),
  'POST /api/login': ({ student }) => ({ body: { email: student.user.email, password: PASSWORD } }),
  'POST /api/login/second-factor': ({ testApp }) => aLoginChallenge(testApp),
  'GET /api/user/second-factor': nothing,
  'POST /api/user/second-factor': () => ({ body: { password: PASSWORD } }),
  'POST /api/user/second-factor/confirm': async (scene) => {
    const { testApp, people } = scene;
    for (const { user } of Object.values(people)) await switchSecondFactorOn(testApp, user.id, { confirmed: false });
    return { body: { code: codeNow(testApp) } };
  },
  'POST /api/user/second-factor/recovery-codes': async ({ testApp, people }) => {
    for (const { user } of Object.values(people)) await switchSecondFactorOn(testApp, user.id);
    return { body: { password: PASSWORD } };
  },
  'DELETE /api/user/second-factor': () => ({ body: { password: PASSWORD } }),
  'POST /api/logout': nothing,
  'GET /api/user/sign-ins': nothing,
  'DELETE /api/user/sign-ins/:id': about((scene) => scene.otherSignIn()),
  'DELETE /api/user/sign-ins': nothing,
  'POST /api/password/forgot': ({ student }) => ({ body: { email: student.user.email } }),
  'POST /api/password/reset': async ({ student, people }) => {
    const { code } = await people.admin.browser.call('POST /api/users/:id/one-time-code', {
      params: { id: student.user.id },
    });
    return { body: { email: student.user.email, code, password: newPassword } };
  },
  'GET /api/user': nothing,
  'PATCH /api/user': () => ({ body: { name: 'Outro Nome' } }),
  'DELETE /api/user': () => ({ body: { password: PASSWORD } }),
  'GET /api/user/export': nothing,
  'GET /api/user/privacy': nothing,
  'PUT /api/user/privacy': () => ({ body: { birth_date: '1990-01-31', consent: true } }),
  'GET /api/users': nothing,
  'PATCH /api/users/:id': ofStudent({ body: { role: 'student' } }),
  'POST /api/users/:id/one-time-code': ofStudent(),
  'POST /api/users/:id/deactivate': ofStudent(),
  'POST /api/users/:id/reactivate': ofStudent(),
  'DELETE /api/users/:id/sign-ins': ofStudent(),
  'DELETE /api/users/:id/second-factor': async ({ testApp, student }) => {
    await switchSecondFactorOn(testApp, student.user.id);
    return { params: { id: student.user.id } };
  },
  'GET /api/audit': nothing,
  'GET /api/site': nothing,
  'GET /healthz': nothing,
  'GET /readyz': nothing,
  'GET /api/editions': nothing,
  'GET /api/editions/:year': ofEdition,
  'GET /enem/v1/exams': nothing,
  'GET /enem/v1/exams/:year': ofEdition,
  'GET /enem/v1/exams/:year/questions': ofEdition,
  'GET /enem/v1/exams/:year/questions/:index': ofEdition,
  'GET /enem/v1/exams/:year/answer-key': ofEdition,
  'GET /enem/v1/exams/:year/papers/:discipline': ofEdition,
  'POST /api/answer-sheets/recognize': async (scene) => ({
    form: { exam_id: String(await scene.exam()), image: await aPhoto() },
  }),
  'GET /api/exams/:id/answer-sheets': ofExam({ query: { blank: true } }),
  'GET /api/exams/:id/booklet': ofExam(),
  'GET /api/answer-sheets/recognitions/:id/photo': about((scene) => scene.photo()),
  'GET /api/booklets': nothing,
  'POST /api/booklets/score': async (scene) => ({
    body: { year: await scene.officialItems(), areas: [{ booklet: 500, answers: 'B' }] },
  }),
  'GET /api/questions': nothing,
  'GET /api/questions/:id/key': async (scene) => {
    await scene.exam();
    return { params: { id: (await scene.bank())[0] } };
  },
  'GET /api/questions/quarantine': nothing,
  'GET /api/questions/:id': ofBank(),
  'PATCH /api/questions/:id': ofBank({ body: { explanation: 'Porque sim.' } }),
  'POST /api/questions/:id/proposals': ofBank({ body: { kind: 'withdraw', reason: 'figura ilegível' } }),
  'GET /api/questions/proposals': nothing,
  'POST /api/questions/proposals/:id/decision': about((scene) => scene.proposal(), { body: { accept: false } }),
  'POST /api/questions/:id/release': ofBank(),
  'POST /api/questions/:id/withdraw': about((scene) => scene.spareQuestion(), { body: { reason: 'figura ilegível' } }),
  'GET /api/exams': nothing,
  'POST /api/exams': () => ({ body: { title: 'Mais um simulado' } }),
  'GET /api/exams/:id': ofExam(),
  'PATCH /api/exams/:id': ofExam({ body: { title: 'Outro título' } }),
  'DELETE /api/exams/:id': ofExam(),
  'POST /api/exams/:id/assign': async (scene) => ({
    params: { id: await scene.exam() },
    body: { turma_ids: [scene.turma.id] },
  }),
  'DELETE /api/exams/:id/turmas/:turma_id': async (scene) => ({
    params: { id: await scene.exam(), turma_id: scene.turma.id },
  }),
  'POST /api/exams/:id/questions': ofDraft({ body: { questions: [aTypedQuestion()] } }),
  'POST /api/exams/:id/questions/from-bank': async (scene) => ({
    params: { id: await scene.draft() },
    body: { question_ids: await scene.bank() },
  }),
  'POST /api/exams/:id/questions/suggestions': ofDraft({
    body: { mix: { easy: 1, medium: 1, hard: 1 }, count: 1, seed: 1 },
  }),
  'PUT /api/exams/:id/questions/order': async (scene) => ({
    params: { id: await scene.exam() },
    body: { question_ids: (await scene.bank()).reverse() },
  }),
  'PUT /api/exams/:id/questions/:question_id': async (scene) => ({
    params: { ...(await scene.typed()) },
    body: aTypedQuestion(),
  }),
  'DELETE /api/exams/:id/questions/:question_id': async (scene) => ({
    params: { id: await scene.exam(), question_id: (await scene.bank())[0] },
  }),
  'POST /api/exams/:id/duplicate': ofExam(),
  'GET /api/turmas': nothing,
  'POST /api/turmas': () => ({ body: { name: 'Turma nova', description: 'De manhã', code: freshCode() } }),
  'POST /api/turmas/:id/join': ofTurma(),
  'POST /api/turmas/join-by-code': ({ turma }) => ({ body: { code: turma.code } }),
  'POST /api/turmas/leave': ({ turma }) => ({ body: { turma_id: turma.id } }),
  'GET /api/turmas/:id/members': ofTurma(),
  'PATCH /api/turmas/:id': ofTurma({ body: { description: 'De tarde' } }),
  'PUT /api/turmas/:id/code': (scene) => ({ params: { id: scene.turma.id }, body: { code: freshCode() } }),
  'DELETE /api/turmas/:id/members/:user_id': async (scene) => ({
    params: { id: scene.turma.id, user_id: (await scene.classmate()).user.id },
  }),
  'POST /api/turmas/:id/next-year': async (scene) => ({
    params: { id: (await aTurma(scene.testApp, [scene.teacher])).id },
    body: { name: 'Turma do ano que vem', description: 'De manhã', code: freshCode() },
  }),
  'GET /api/turmas/:id/invitations': ofTurma(),
  'POST /api/turmas/:id/invitations': ({ turma }) => ({
    params: { id: turma.id },
    body: { students: [{ name: 'Nova Pessoa', email: freshEmail() }], delivery: 'code' },
  }),
  'POST /api/turmas/:id/invitations/renew': ofTurma({ body: { delivery: 'code' } }),
  'DELETE /api/turmas/:id/invitations/:invitation_id': async (scene) => ({
    params: { id: scene.turma.id, invitation_id: (await scene.invitation()).id },
  }),
  'GET /api/invitations/:token': async (scene) => ({ params: { token: (await scene.invitation()).code } }),
  'POST /api/invitations/:token/accept': async (scene) => ({
    params: { token: (await scene.invitation()).code },
    body: { name: 'Nova Pessoa', password: newPassword },
  }),
  'POST /api/invitations/:token/join': async (scene) => ({ params: { token: (await scene.invitation()).code } }),
  'GET /api/notifications': nothing,
  'GET /api/notifications/unread': nothing,
  'POST /api/notifications/read': () => ({ body: {} }),
  'POST /api/sessions': async (scene) => ({ body: { exam_id: await scene.exam() } }),
  'GET /api/sessions': nothing,
  'POST /api/sessions/:id/entries': ofSession,
  'POST /api/sessions/:id/take-over': ofSession,
  'POST /api/sessions/:id/pause': ofSession,
  'POST /api/sessions/:id/finish': ofSession,
  'GET /api/users/:id/extra-time': ofStudent(),
  'PUT /api/users/:id/extra-time': ofStudent({ body: { minutes: 15 } }),
  'GET /api/reports': nothing,
  'POST /api/attempts': async (scene) => ({ body: { exam_id: await scene.exam(), user_answers: [] } }),
  'GET /api/attempts': async (scene) => ({ query: { exam_id: await scene.exam() } }),
  'GET /api/attempts/:id': ofAttempt(),
  'GET /api/attempts/:id/questions': ofAttempt(),
  'GET /api/attempts/:id/tri': ofAttempt(),
  'POST /api/attempts/:id/late-answers': ofAttempt({ body: { accept: true } }),
  'POST /api/uploads/cloudinary/signature': nothing,
  'POST /api/uploads': async (scene) => {
    const grant = await scene.teacher.browser.call('POST /api/uploads/cloudinary/signature', { body: {} });
    const { api_key, timestamp, signature, folder } = grant;
    const file = new File([new Uint8Array(await scene.picture())], 'figura.jpg', { type: 'image/jpeg' });
    return { form: { api_key, timestamp: String(timestamp), signature, folder, file } };
  },
  'POST /api/essay/correct': () => correction(),
  'GET /api/essays': nothing,
  'GET /api/essays/:id': ofEssay(),
  'GET /api/essays/draft': () => ({ query: { year: 2024 } }),
  'PUT /api/essays/draft': () => ({ body: { year: 2024, topic: 'Um tema', text: 'Era uma vez' } }),
  'GET /api/essays/external': nothing,
  'PUT /api/essays/external': () => ({ body: { consent: true } }),
  'POST /api/essays/:id/review': ofEssay(),
  'GET /api/essays/reviews': nothing,
  'GET /api/essays/reviews/:id': ofEssay(),
  'POST /api/essays/reviews/:id': ofEssay({ body: reading }),
  'POST /api/essays/reviews/:id/return': async (scene) => {
    const params = { id: await scene.essay() };
    const body = { ...reading, second_reader: true };
    await scene.teacher.browser.call('POST /api/essays/reviews/:id', { params, body });
    return { params };
  },
  'GET /api/exams/:id/results': ofExam(),
  'GET /api/exams/:id/results/students': ofExam(),
  'GET /api/exams/:id/results/items': ofExam(),
  'GET /api/exams/:id/results/export': ofExam({ query: { format: 'csv' } }),
  'GET /api/exams/:id/roster': ofExam(),
  'GET /api/exams/:id/live': ofExam(),
  'GET /api/exams/:id/key-offers': ofExam(),
  'POST /api/exams/:id/key-offers/:question_id': async (scene) => ({
    params: await scene.keyOffer(),
    body: { accept: true },
  }),
  'POST /api/exams/:id/questions/:question_id/key': async (scene) => ({
    params: { id: await scene.exam(), question_id: (await scene.bank())[0] },
    body: { letter: 'C', reason: 'erro de digitação' },
  }),
  'POST /api/exams/:id/students/:user_id/reopen': async (scene) => ({
    params: { id: (await scene.device()).session.exam_id, user_id: scene.student.user.id },
    body: { minutes: 10 },
  }),
  'GET /api/courses': nothing,
  'GET /api/courses/:id': about((scene) => scene.course()),
  'GET /api/ranking': nothing,
  'GET /api/ranking/subject/:discipline': () => ({ params: { discipline: 'matematica' } }),
};
