import type { ApiCall } from '@gabarita/contract';

/** Who asks. “In” and “out” are of the turma whose rows the call is about; the teacher is the owner of its exams. */
export const ACTORS = ['anonymous', 'student in', 'student out', 'teacher', 'teacher out', 'admin'] as const;
export type Actor = (typeof ACTORS)[number];

/** What becomes of a call that is made as it should be, about rows that exist: success, or the status of the refusal. */
type Row = Readonly<Record<Actor, 'ok' | 401 | 403 | 404>>;

const everybody: Row = {
  anonymous: 'ok',
  'student in': 'ok',
  'student out': 'ok',
  teacher: 'ok',
  'teacher out': 'ok',
  admin: 'ok',
};
const signedIn: Row = { ...everybody, anonymous: 401 };
const staff: Row = { ...signedIn, 'student in': 403, 'student out': 403 };
const admins: Row = { ...staff, teacher: 403, 'teacher out': 403 };

const staffOfTurma: Row = { ...staff, 'teacher out': 403 };
/** Of one student: whoever does not teach that student is told that there is no such thing. */
const staffOfStudent: Row = { ...staff, 'teacher out': 404 };
const studentAndStaff: Row = { ...signedIn, 'student out': 404, 'teacher out': 404 };
const onlyTheStudent: Row = { ...studentAndStaff, teacher: 404, admin: 404 };
/** Who may open an exam: its turma, and its staff to look at it. */
const examTakers: Row = { ...signedIn, 'student out': 403, 'teacher out': 403 };

/**
 * One line for every call of the OpenAPI document. Written by hand, so that loosening a policy by mistake fails here; how
 * each call is made is in access-requests.ts.
 */
export const accessMatrix: Record<ApiCall, Row> = {
  'GET /sanctum/csrf-cookie': everybody,
  'POST /api/register': everybody,
  'POST /api/login': everybody,
  'POST /api/logout': signedIn,
  'GET /api/user/sign-ins': signedIn,
  'DELETE /api/user/sign-ins/:id': onlyTheStudent,
  'DELETE /api/user/sign-ins': signedIn,
  'POST /api/password/forgot': everybody,
  'POST /api/password/reset': everybody,
  'GET /api/user': signedIn,
  'PATCH /api/user': signedIn,
  'DELETE /api/user': signedIn,
  'GET /api/user/export': signedIn,
  'GET /api/user/privacy': signedIn,
  'PUT /api/user/privacy': signedIn,
  'GET /api/users': admins,
  'PATCH /api/users/:id': admins,
  'POST /api/users/:id/one-time-code': staffOfStudent,
  'GET /api/audit': admins,
  'GET /api/site': everybody,
  'GET /healthz': everybody,
  'GET /readyz': everybody,
  'GET /api/editions': signedIn,
  'GET /api/editions/:year': signedIn,
  'GET /enem/v1/exams': everybody,
  'GET /enem/v1/exams/:year': everybody,
  'GET /enem/v1/exams/:year/questions': everybody,
  'GET /enem/v1/exams/:year/questions/:index': everybody,
  'GET /enem/v1/exams/:year/answer-key': signedIn,
  'GET /enem/v1/exams/:year/papers/:discipline': everybody,
  'POST /api/answer-sheets/recognize': examTakers,
  'GET /api/exams/:id/answer-sheets': staffOfTurma,
  'GET /api/exams/:id/booklet': staffOfTurma,
  'GET /api/answer-sheets/recognitions/:id/photo': studentAndStaff,
  'GET /api/booklets': signedIn,
  'POST /api/booklets/score': signedIn,
  'GET /api/questions': signedIn,
  // the turma is about to be asked this question
  'GET /api/questions/:id/key': { ...signedIn, 'student in': 403 },
  'GET /api/questions/quarantine': staff,
  'GET /api/questions/:id': staff,
  'PATCH /api/questions/:id': staff,
  'POST /api/questions/:id/release': staff,
  'POST /api/questions/:id/withdraw': staff,
  'GET /api/exams': signedIn,
  'POST /api/exams': staff,
  'GET /api/exams/:id': examTakers,
  'PATCH /api/exams/:id': staffOfTurma,
  'DELETE /api/exams/:id': staffOfTurma,
  'POST /api/exams/:id/assign': staffOfTurma,
  'DELETE /api/exams/:id/turmas/:turma_id': staffOfTurma,
  'POST /api/exams/:id/questions': admins,
  'POST /api/exams/:id/questions/from-bank': staffOfTurma,
  'POST /api/exams/:id/questions/suggestions': staffOfTurma,
  'PUT /api/exams/:id/questions/order': staffOfTurma,
  'PUT /api/exams/:id/questions/:question_id': admins,
  'DELETE /api/exams/:id/questions/:question_id': staffOfTurma,
  'POST /api/exams/:id/duplicate': staffOfTurma,
  'GET /api/turmas': signedIn,
  'POST /api/turmas': admins,
  'POST /api/turmas/:id/join': admins,
  'POST /api/turmas/join-by-code': signedIn,
  'POST /api/turmas/leave': { ...onlyTheStudent, teacher: 'ok' },
  'GET /api/turmas/:id/members': { ...signedIn, 'student out': 403 },
  'PATCH /api/turmas/:id': staffOfTurma,
  'PUT /api/turmas/:id/code': staffOfTurma,
  'DELETE /api/turmas/:id/members/:user_id': staffOfTurma,
  'POST /api/turmas/:id/next-year': admins,
  'GET /api/turmas/:id/invitations': staffOfTurma,
  'POST /api/turmas/:id/invitations': staffOfTurma,
  'POST /api/turmas/:id/invitations/renew': staffOfTurma,
  'DELETE /api/turmas/:id/invitations/:invitation_id': staffOfTurma,
  'GET /api/invitations/:token': everybody,
  'POST /api/invitations/:token/accept': everybody,
  'POST /api/invitations/:token/join': signedIn,
  'GET /api/notifications': signedIn,
  'GET /api/notifications/unread': signedIn,
  'POST /api/notifications/read': signedIn,
  'POST /api/sessions': examTakers,
  'GET /api/sessions': signedIn,
  'POST /api/sessions/:id/entries': onlyTheStudent,
  'POST /api/sessions/:id/take-over': onlyTheStudent,
  'POST /api/sessions/:id/pause': onlyTheStudent,
  'POST /api/sessions/:id/finish': onlyTheStudent,
  'GET /api/users/:id/extra-time': studentAndStaff,
  'PUT /api/users/:id/extra-time': staffOfStudent,
  'GET /api/reports': signedIn,
  'POST /api/attempts': examTakers,
  // a student gets the own ones, whatever exam is named
  'GET /api/attempts': { ...signedIn, 'teacher out': 403 },
  'GET /api/attempts/:id': studentAndStaff,
  'GET /api/attempts/:id/questions': studentAndStaff,
  'GET /api/attempts/:id/tri': studentAndStaff,
  'POST /api/attempts/:id/late-answers': staffOfStudent,
  'POST /api/uploads/cloudinary/signature': staff,
  'POST /api/uploads': staff,
  'POST /api/essay/correct': signedIn,
  'GET /api/essays': signedIn,
  'GET /api/essays/:id': onlyTheStudent,
  'GET /api/essays/draft': signedIn,
  'PUT /api/essays/draft': signedIn,
  'GET /api/essays/external': signedIn,
  'PUT /api/essays/external': signedIn,
  'POST /api/essays/:id/review': onlyTheStudent,
  'GET /api/essays/reviews': staff,
  'GET /api/essays/reviews/:id': staffOfStudent,
  'POST /api/essays/reviews/:id': staffOfStudent,
  'POST /api/essays/reviews/:id/return': staffOfStudent,
  'GET /api/exams/:id/results': staffOfTurma,
  'GET /api/exams/:id/results/students': staffOfTurma,
  'GET /api/exams/:id/results/items': staffOfTurma,
  'GET /api/exams/:id/results/export': staffOfTurma,
  'GET /api/exams/:id/roster': staffOfTurma,
  'GET /api/exams/:id/live': staffOfTurma,
  'POST /api/exams/:id/questions/:question_id/key': staffOfTurma,
  'POST /api/exams/:id/students/:user_id/reopen': staffOfTurma,
  'GET /api/courses': everybody,
  'GET /api/courses/:id': everybody,
  'GET /api/ranking': signedIn,
  'GET /api/ranking/subject/:discipline': signedIn,
};
