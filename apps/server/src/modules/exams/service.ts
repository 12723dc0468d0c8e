import { type CallParsed, type ExamView, messages } from '@gabarita/contract';
import { AppError, fieldError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import { decodeCursor, paged } from '../../http/paging.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { changeAndRescore, requestRescoring } from '../attempts/rescoring.js';
import { audit } from '../audit/service.js';
import { forgetCalibrations } from '../calibration/current.js';
import { announceExam } from '../notifications/announcements.js';
import { lockForEditing } from './access.js';
import { examViews } from './exam-view.js';
import type { Exam } from './policy.js';
import {
  copyQuestions,
  deleteExam,
  type ExamChanges,
  findExam,
  insertExam,
  listExams,
  placesOf,
  updateExam,
} from './repository.js';
import { isBegun } from './standings.js';

const { exams: texts } = messages;

export async function findExams(
  { db, clock }: Services,
  person: Person,
  { cursor, limit, turma_id, turma_code }: CallParsed<'GET /api/exams', 'query'>,
) {
  const [before] = decodeCursor(cursor, ['id']) ?? [];
  const found = await listExams(db, person, { turmaId: turma_id, turmaCode: turma_code, before, limit: limit + 1 });
  const { rows, next } = paged(found, limit, (row) => [row.id]);
  return { next, exams: await examViews(db, person, clock.now(), rows) };
}

export async function createExam(
  { db, clock }: Services,
  person: Person,
  decided: CallParsed<'POST /api/exams', 'body'>,
): Promise<ExamView> {
  const now = clock.now();
  const { title, essay_topic, start_time, end_time, ...rest } = decided;
  const window = { start_time: asDate(start_time), end_time: asDate(end_time) };
  refuseBackwards(window);
  return db.transaction(async (tx) => {
    const exam = {
      ...rest,
      ...window,
      essay_topic: rest.is_redacao ? essay_topic : null,
      title: title || texts.untitled,
      owner_id: person.id,
      created_at: now,
      // An essay has nothing else to send.
      sent_at: rest.is_redacao && essay_topic ? now : null,
    };
    const id = await insertExam(tx, exam);
    await auditExam(tx, now, person, 'exam.created', { ...exam, id });
    return viewOf(tx, person, now, id);
  });
}

export async function changeExam(
  services: Services,
  person: Person,
  examId: number,
  decided: CallParsed<'PATCH /api/exams/:id', 'body'>,
) {
  const now = services.clock.now();
  return changeAndRescore(services, async (tx) => {
    const exam = await lockForEditing(tx, person, examId);
    const changes = changesOf(exam, decided, now);
    refuseBackwards({ ...exam, ...changes });
    const { length } = await placesOf(tx, examId);
    if ((changes.total_questions ?? length) < length) throw fieldError('total_questions', texts.fewerThan(length));
    await updateExam(tx, examId, changes);
    await rescoreIfNeeded(tx, exam, changes);
    await auditExam(tx, now, person, 'exam.changed', exam, { changed: Object.keys(decided) });
    await announceExam(tx, examId, now);
    return { message: texts.updated, exam: await viewOf(tx, person, now, examId) };
  });
}

function changesOf(exam: Exam, decided: CallParsed<'PATCH /api/exams/:id', 'body'>, now: Date): ExamChanges {
  const { title, essay_topic, start_time, end_time, ...rest } = decided;
  return {
    ...rest,
    ...(title !== undefined && { title: title || texts.untitled }),
    ...(start_time !== undefined && { start_time: asDate(start_time) }),
    ...(end_time !== undefined && { end_time: asDate(end_time) }),
    ...(exam.is_redacao && essay_topic && { essay_topic, sent_at: exam.sent_at ?? now }),
  };
}

/** Attempts made before the change are scored like those after it, or no two of them could be compared. */
async function rescoreIfNeeded(tx: Db, exam: Exam, { report_subject, use_tri }: ExamChanges): Promise<void> {
  const area = report_subject !== undefined && report_subject !== exam.report_subject;
  const scale = use_tri !== undefined && use_tri !== exam.use_tri;
  if (area) await forgetCalibrations(tx, exam.id);
  if ((area || scale) && (await isBegun(tx, exam.id))) await requestRescoring(tx, { exam_id: exam.id }, 'scoring');
}

/** Nothing a student answered is ever lost: an exam with answers can only be switched off. */
export async function removeExam({ db, clock }: Services, person: Person, examId: number) {
  return db.transaction(async (tx) => {
    const exam = await lockForEditing(tx, person, examId);
    if (await isBegun(tx, examId)) throw new AppError('exams.not-deletable');
    await deleteExam(tx, examId);
    await auditExam(tx, clock.now(), person, 'exam.deleted', exam);
    return { message: texts.deleted };
  });
}

/** The same questions once more, for another turma or another year: without turmas, window or answers. */
export async function duplicateExam({ db, clock }: Services, person: Person, examId: number) {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const { id: _, ...original } = await lockForEditing(tx, person, examId);
    const copy = {
      ...original,
      title: texts.copyOf(original.title),
      owner_id: person.id,
      start_time: null,
      end_time: null,
      created_at: now,
      sent_at: original.sent_at && now,
    };
    const id = await insertExam(tx, copy);
    await copyQuestions(tx, examId, id);
    await auditExam(tx, now, person, 'exam.duplicated', { ...copy, id }, { from: examId });
    return { message: texts.duplicated, exam: await viewOf(tx, person, now, id) };
  });
}

export async function viewOf(db: Db, person: Person, now: Date, examId: number): Promise<ExamView> {
  const row = await findExam(db, examId);
  const [view] = row ? await examViews(db, person, now, [row]) : [];
  if (!view) throw new AppError('not-found');
  return view;
}

export const auditExam = (
  tx: Db,
  at: Date,
  person: Person,
  action: string,
  exam: Pick<Exam, 'id' | 'title'>,
  details: Record<string, unknown> = {},
) => audit(tx, at, person, { action, subject: exam.title, details: { exam_id: exam.id, ...details } });

const asDate = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));

function refuseBackwards({ start_time, end_time }: Pick<ExamChanges, 'start_time' | 'end_time'>): void {
  if (start_time && end_time && end_time <= start_time) throw fieldError('end_time', texts.endBeforeStart);
}

/** Without asking anybody: for clearing the demonstration. */
export { deleteExam };
