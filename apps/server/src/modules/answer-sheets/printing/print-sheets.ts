import { randomInt } from 'node:crypto';
import { MAX_QUESTIONS, MAX_SERIAL } from '@gabarita/answer-sheet';
import type { SheetToPrint } from '@gabarita/answer-sheet/pdf';
import { type CallParsed, messages } from '@gabarita/contract';
import { AppError, fieldError } from '../../../app-error.js';
import type { Db } from '../../../db/database.js';
import type { Person } from '../../../http/person.js';
import type { Services } from '../../../services.js';
import { findRelation } from '../../exams/access.js';
import { isStaffOf } from '../../exams/policy.js';
import { takenExam } from '../../sessions/session.js';
import { sheetOf } from '../../sessions/sheet.js';
import { findSerials, insertSheets, listStudents, type SheetOwner } from '../repository.js';
import { DRAWING } from './drawing.js';

const { answerSheets: texts } = messages;

/** Sheets of an exam as a PDF: one for each student of its turmas, or one without a name to copy for everybody. */
export async function printSheets(
  { db, clock, config, threads }: Services,
  { person, examId, gone }: { person: Person; examId: number; gone: AbortSignal },
  { turma_id, user_id, blank }: CallParsed<'GET /api/exams/:id/answer-sheets', 'query'>,
): Promise<Buffer> {
  const relation = await findRelation(db, person, examId);
  if (!isStaffOf(person, relation)) throw new AppError('access.denied');
  const { length: questions } = await sheetOf(db, takenExam(examId));
  if (questions === 0 || questions > MAX_QUESTIONS) throw fieldError('id', texts.noSheet);
  const students = blank ? [] : await listStudents(db, examId, { turmaId: turma_id, userId: user_id });
  if (!blank && students.length === 0) throw fieldError('turma_id', texts.nobody);

  const owners: (SheetOwner | null)[] = blank ? [null] : students;
  const serials = await serialsFor(db, clock.now(), examId, owners);
  const link = config.publicUrl && `${config.publicUrl.replace(/\/$/, '')}/gabarito-foto?exam=${examId}`;
  const sheets = owners.map((owner): SheetToPrint => {
    const serial = serials.get(owner?.user_id ?? null);
    if (serial === undefined) throw new Error('every sheet that is printed has a serial');
    return {
      code: { questions, serial, numbered: owner === null },
      examTitle: relation.exam.title,
      ...(owner && { studentName: owner.name, turma: owner.turma }),
      ...(link && { link }),
    };
  });
  return Buffer.from(await threads.run(DRAWING, { sheets }, { personId: person.id, signal: gone }));
}

/** The number of each sheet: the one it was printed with before, or a new one, drawn until it is free. */
async function serialsFor(db: Db, now: Date, examId: number, owners: readonly (SheetOwner | null)[]) {
  const wanted = owners.map((owner) => owner?.user_id ?? null);
  for (;;) {
    const known = await findSerials(db, examId, wanted);
    const missing = wanted.filter((id) => !known.has(id));
    if (missing.length === 0) return known;
    await insertSheets(
      db,
      missing.map((user_id) => ({ serial: randomInt(1, MAX_SERIAL), exam_id: examId, user_id, created_at: now })),
    );
  }
}
