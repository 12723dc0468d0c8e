import { messages } from '@gabarita/contract';
import { AppError, fieldError } from '../../app-error.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { announceExam } from '../notifications/announcements.js';
import { turmaIdsAmong, turmaIdsOf } from '../turmas/membership.js';
import { lockForEditing } from './access.js';
import { assignTurmas, unassignTurma } from './repository.js';
import { auditExam, viewOf } from './service.js';

const { exams: texts } = messages;

/** Gives an exam to turmas: an admin to any, a teacher to the own ones. Doing it twice changes nothing. */
export async function assignExam({ db, clock }: Services, person: Person, examId: number, turmaIds: number[]) {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const exam = await lockForEditing(tx, person, examId);
    const known = await turmaIdsAmong(tx, turmaIds);
    if (!turmaIds.every((id) => known.has(id))) throw fieldError('turma_ids', texts.turmaUnknown);
    const own = person.role === 'admin' ? known : await turmaIdsOf(tx, person.id);
    if (!turmaIds.every((id) => own.has(id))) throw new AppError('access.denied');
    await assignTurmas(tx, examId, [...new Set(turmaIds)], now);
    await auditExam(tx, now, person, 'exam.assigned', exam, { turma_ids: turmaIds });
    await announceExam(tx, examId, now);
    return { message: texts.assigned, exam: await viewOf(tx, person, now, examId) };
  });
}

/** Takes an exam back from a turma. Sessions under way and attempts stay: they are the students'. */
export async function unassignExam({ db, clock }: Services, person: Person, examId: number, turmaId: number) {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const exam = await lockForEditing(tx, person, examId);
    if (!(await unassignTurma(tx, examId, turmaId))) throw new AppError('not-found');
    await auditExam(tx, now, person, 'exam.unassigned', exam, { turma_id: turmaId });
    return { message: texts.unassigned, exam: await viewOf(tx, person, now, examId) };
  });
}
