import type { CallOutput, EditionView } from '@gabarita/contract';
import { AREAS, areasInOrder, DEFAULT_MINUTES, FOREIGN_LANGUAGES } from '@gabarita/enem';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { hiddenKeys } from '../exams/hidden-keys.js';
import { findKeys } from '../questions/keys.js';
import { countAreas, type EditionRow, findEdition, listEditions, listPaper } from './repository.js';

/** Editions as the year list and the selection of areas show them. */
export async function editionViews(db: Db): Promise<EditionView[]> {
  const counts = await countAreas(db);
  return (await listEditions(db)).map((edition) => editionView(edition, counts));
}

export async function editionViewOf(db: Db, year: number): Promise<EditionView> {
  const edition = await findEdition(db, year);
  if (!edition) throw new AppError('not-found');
  return editionView(edition, await countAreas(db));
}

type AreaCounts = Awaited<ReturnType<typeof countAreas>>;

function editionView({ id, year, title, source, essay_topics }: EditionRow, counts: AreaCounts): EditionView {
  const own = counts.filter(({ edition_id }) => edition_id === id);
  return {
    id,
    year,
    title,
    source,
    languages: own.some(({ languages }) => languages > 0) ? [...FOREIGN_LANGUAGES] : [],
    areas: areasInOrder(year).flatMap((area) => {
      const count = own.find((row) => row.area === area);
      if (!count) return [];
      const { questions, available } = count;
      return [{ discipline: area, questions, available, duration_minutes: DEFAULT_MINUTES[area] }];
    }),
    essay_topics,
  };
}

/** The key of a whole edition, without what the reader is yet to be asked in an exam of the own turma. */
export async function answerKey(
  { db, clock }: Services,
  reader: Person,
  edition: EditionRow,
): Promise<CallOutput<'GET /enem/v1/exams/:year/answer-key'>> {
  const rows = (await listPaper(db, edition.id, AREAS, undefined)).filter(({ status }) => status === 'served');
  const ids = rows.map(({ id }) => id);
  const keys = await findKeys(db, ids);
  const hidden = await hiddenKeys(db, clock.now(), reader, ids);
  const answers = rows.flatMap(({ id, index, language, discipline }) => {
    const key = keys.get(id);
    return key && !hidden.has(id) ? [{ question_id: id, index, language, discipline, ...key }] : [];
  });
  return { year: edition.year, answers };
}
