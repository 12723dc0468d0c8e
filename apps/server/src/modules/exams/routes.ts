import { linkNext } from '../../http/paging.js';
import { admins, signedIn, staff } from '../../http/policy.js';
import { sendPrinted } from '../../http/printed.js';
import type { Route } from '../../http/route.js';
import type { Services } from '../../services.js';
import { addFromBank, addTypedQuestions } from './adding-questions.js';
import { assignExam, unassignExam } from './assigning.js';
import { ExamPress } from './exam-press.js';
import { openExam } from './opening.js';
import { orderQuestions, removeQuestion, replaceTypedQuestion } from './sent-questions.js';
import { changeExam, createExam, duplicateExam, findExams, removeExam } from './service.js';
import { suggestQuestions } from './suggesting.js';

export function examsRoutes(route: Route, services: Services): void {
  const press = new ExamPress(services.db);

  route('GET /api/exams', signedIn, async ({ person, query, reply }) => {
    const { exams, next } = await findExams(services, person, query);
    linkNext(reply, next);
    return exams;
  });

  route('POST /api/exams', staff, async ({ person, body }) => createExam(services, person, body));

  route('GET /api/exams/:id', signedIn, async ({ person, params, query, request, reply }) => {
    const opened = await openExam(services, press, person, params.id, query.view);
    return 'plain' in opened ? sendPrinted(opened, request, reply) : opened;
  });

  route('PATCH /api/exams/:id', staff, async ({ person, params, body }) =>
    changeExam(services, person, params.id, body),
  );

  route('DELETE /api/exams/:id', staff, async ({ person, params }) => removeExam(services, person, params.id));

  route('POST /api/exams/:id/assign', staff, async ({ person, params, body }) =>
    assignExam(services, person, params.id, body.turma_ids),
  );

  route('DELETE /api/exams/:id/turmas/:turma_id', staff, async ({ person, params }) =>
    unassignExam(services, person, params.id, params.turma_id),
  );

  route('POST /api/exams/:id/questions', admins, async ({ person, params, body }) =>
    addTypedQuestions(services, person, params.id, body.questions),
  );

  route('POST /api/exams/:id/questions/from-bank', staff, async ({ person, params, body }) =>
    addFromBank(services, person, params.id, body.question_ids),
  );

  route('POST /api/exams/:id/questions/suggestions', staff, async ({ person, params, body }) =>
    suggestQuestions(services, person, params.id, body),
  );

  route('PUT /api/exams/:id/questions/order', staff, async ({ person, params, body }) =>
    orderQuestions(services, person, params.id, body.question_ids),
  );

  route('PUT /api/exams/:id/questions/:question_id', admins, async ({ person, params, body }) =>
    replaceTypedQuestion(services, person, params.id, params.question_id, body),
  );

  route('DELETE /api/exams/:id/questions/:question_id', staff, async ({ person, params }) =>
    removeQuestion(services, person, params.id, params.question_id),
  );

  route('POST /api/exams/:id/duplicate', staff, async ({ person, params }) =>
    duplicateExam(services, person, params.id),
  );
}
