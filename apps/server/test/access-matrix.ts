import type { ApiCall } from '@gabarita/contract';

export type Actor = 'anonymous' | 'student' | 'teacher' | 'admin';

/** Whether an actor gets past the door of a call. What they may then see of which thing is tested with each module. */
type Row = Record<Actor, boolean>;

const everybody: Row = { anonymous: true, student: true, teacher: true, admin: true };
const signedIn: Row = { anonymous: false, student: true, teacher: true, admin: true };
const staff: Row = { anonymous: false, student: false, teacher: true, admin: true };
const admins: Row = { anonymous: false, student: false, teacher: false, admin: true };

/** One line for every call there is. Written by hand, so that loosening a policy by mistake fails here. */
export const accessMatrix: Record<ApiCall, Row> = {
  'GET /sanctum/csrf-cookie': everybody,
  'POST /api/register': everybody,
  'POST /api/login': everybody,
  'POST /api/logout': signedIn,
  'GET /api/user/sign-ins': signedIn,
  'DELETE /api/user/sign-ins/:id': signedIn,
  'DELETE /api/user/sign-ins': signedIn,
  'POST /api/password/forgot': everybody,
  'POST /api/password/reset': everybody,
  'GET /api/user': signedIn,
  'PATCH /api/user': signedIn,
  'DELETE /api/user': signedIn,
  'GET /api/user/export': signedIn,
  'GET /api/users': admins,
  'PATCH /api/users/:id': admins,
  'POST /api/users/:id/one-time-code': staff,
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
  'GET /api/questions': signedIn,
  'GET /api/questions/:id/key': signedIn,
  'GET /api/questions/quarantine': staff,
  'GET /api/questions/:id': staff,
  'PATCH /api/questions/:id': staff,
  'POST /api/questions/:id/release': staff,
  'POST /api/questions/:id/withdraw': staff,
  'GET /api/exams': signedIn,
  'POST /api/exams': staff,
  'GET /api/exams/:id': signedIn,
  'PATCH /api/exams/:id': staff,
  'DELETE /api/exams/:id': staff,
  'POST /api/exams/:id/assign': staff,
  'DELETE /api/exams/:id/turmas/:turma_id': staff,
  'POST /api/exams/:id/questions': admins,
  'POST /api/exams/:id/questions/from-bank': staff,
  'DELETE /api/exams/:id/questions/:question_id': staff,
  'POST /api/exams/:id/duplicate': staff,
  'GET /api/turmas': signedIn,
  'POST /api/turmas': admins,
  'POST /api/turmas/:id/join': admins,
  'POST /api/turmas/join-by-code': signedIn,
  'POST /api/turmas/leave': signedIn,
  'GET /api/turmas/:id/members': signedIn,
  'POST /api/sessions': signedIn,
  'GET /api/sessions': signedIn,
  'POST /api/sessions/:id/entries': signedIn,
  'POST /api/sessions/:id/take-over': signedIn,
  'POST /api/sessions/:id/pause': signedIn,
  'POST /api/sessions/:id/finish': signedIn,
  'GET /api/users/:id/extra-time': signedIn,
  'PUT /api/users/:id/extra-time': staff,
  'POST /api/attempts': signedIn,
  'GET /api/attempts': signedIn,
  'GET /api/attempts/:id': signedIn,
  'POST /api/attempts/:id/late-answers': staff,
};
