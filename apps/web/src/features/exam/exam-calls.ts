import type { SessionView } from '@gabarita/contract';
import { type Area, EXAM_DAYS, isArea } from '@gabarita/enem';
import { chosenLanguage, chosenTime } from '../../app/exam-choices';
import { call } from '../../lib/api';
import { disciplineOfDay, type ExamAddress } from '../../offline/exam-name';
import type { ExamPaper } from '../../offline/exam-paper';
import { paperOfCustomExam } from './custom-paper';
import { paperOfEdition } from './edition-paper';

/** Where an exam room is, and what it is called in the calls. */
export interface Room extends ExamAddress {
  discipline: 'prova-completa' | Area;
}

/** Undefined when the address leads to no room. */
export function roomAt(year: string, discipline: string, query: URLSearchParams): Room | undefined {
  const customId = query.get('customId');
  const day = EXAM_DAYS.find((known) => String(known) === query.get('dia')) ?? null;
  if (!/^\d{4}$/.test(year) || (customId !== null && !/^[1-9]\d{0,8}$/.test(customId))) return undefined;
  if (discipline !== 'prova-completa' && !isArea(discipline)) return undefined;
  return {
    year: Number(year),
    discipline,
    customId: customId === null ? null : Number(customId),
    day: discipline === 'prova-completa' && customId === null ? day : null,
  };
}

/**
 * Starts the exam, or gives back the one that is running, with the time and language chosen before it. Who has done it is
 * not let in by loading the page again: that takes the student's word.
 */
export async function startSession(
  userId: number,
  { year, discipline, customId, day }: Room,
  again: boolean,
): Promise<SessionView> {
  const language = chosenLanguage(userId);
  const seconds = chosenTime(userId, year, disciplineOfDay(discipline, day));
  const edition = {
    year,
    discipline,
    ...(language && { language }),
    ...(day && { day }),
    ...(seconds !== undefined && { duration_seconds: seconds }),
    again,
  };
  const { session } = await call('POST /api/sessions', {
    body: customId === null ? edition : { exam_id: customId, again },
  });
  return session;
}

/** The language is the session's: it was fixed when the exam began, perhaps on another device. */
export async function fetchPaper(
  { year, discipline, customId, day }: Room,
  { language }: SessionView,
): Promise<ExamPaper> {
  if (customId !== null) {
    return paperOfCustomExam(await call('GET /api/exams/:id', { params: { id: customId }, query: { view: 'paper' } }));
  }
  const params = { year: String(year), discipline };
  const query = { ...(language && { language }), ...(day && { day }) };
  return paperOfEdition(await call('GET /enem/v1/exams/:year/papers/:discipline', { params, query }));
}
