import type { CallOutput, QuestionKey } from '@gabarita/contract';
import { AREAS, areasInOrder, DISCIPLINE_LABELS, FOREIGN_LANGUAGE_LABELS, type ForeignLanguage } from '@gabarita/enem';
import type { Db } from '../../db/database.js';
import { type Asked, withAsked } from '../questions/asked.js';
import { findKeys } from '../questions/keys.js';
import { PublicError } from './public-errors.js';
import { countAreas, type EditionRow, findEdition, listEditions, listPaper, type PaperRow } from './repository.js';

/** The public service's own calls, answered from our database. */

type PublicQuestion = CallOutput<'GET /enem/v1/exams/:year/questions/:index'>;
type PublicExam = CallOutput<'GET /enem/v1/exams'>[number];

/** In the service's order, which makes Spanish the language of whoever names none. */
const LANGUAGES: ForeignLanguage[] = ['espanhol', 'ingles'];
const LIMIT_DEFAULT = 10;
const LIMIT_MAX = 50;

export async function requireEdition(db: Db, year: string): Promise<EditionRow> {
  const edition = /^\d{4}$/.test(year) ? await findEdition(db, Number(year)) : undefined;
  if (!edition) throw new PublicError('not_found', `No exam found for year ${year}`);
  return edition;
}

export async function listPublicExams(db: Db): Promise<PublicExam[]> {
  const counts = await countAreas(db);
  return (await listEditions(db)).map((edition) => {
    const offersLanguages = counts.some(({ edition_id, languages }) => edition_id === edition.id && languages > 0);
    return publicExam(edition, offersLanguages);
  });
}

export async function publicExamWithQuestions(db: Db, year: string) {
  const edition = await requireEdition(db, year);
  const rows = await servedRows(db, edition);
  const languages = rows.some(({ language }) => language !== null);
  return { ...publicExam(edition, languages), questions: rows.map((row) => listed(edition, row)) };
}

interface PageQuery {
  limit?: string | undefined;
  offset?: string | undefined;
  language?: string | undefined;
}

/** `offset` counts questions to skip. In the public service it is a number, and pages repeat their last question. */
export async function publicPage(db: Db, year: string, query: PageQuery, showKeys: boolean) {
  const limit = wholeNumber('limit', query.limit, LIMIT_DEFAULT, 1);
  const offset = wholeNumber('offset', query.offset, 0, 0);
  if (limit > LIMIT_MAX) throw new PublicError('bad_request', `Limit cannot be greater than ${LIMIT_MAX}`);
  const edition = await requireEdition(db, year);
  const rows = await servedRows(db, edition, languageAsked(query.language));
  const questions = await inFull(db, edition, rows.slice(offset, offset + limit), showKeys);
  const total = rows.length;
  return { metadata: { limit, offset, total, hasMore: offset + limit < total }, questions };
}

export async function publicQuestion(
  db: Db,
  year: string,
  name: string,
  asked: string | undefined,
  showKeys: boolean,
): Promise<PublicQuestion> {
  const edition = await requireEdition(db, year);
  const [, index, suffix] = /^(\d{1,3})(?:-(ingles|espanhol))?$/.exec(name) ?? [];
  const language = languageAsked(suffix ?? asked);
  const row = (await servedRows(db, edition, language)).find((candidate) => candidate.index === Number(index));
  const [question] = row ? await inFull(db, edition, [row], showKeys) : [];
  if (!question) throw new PublicError('not_found', `Question ${name} not found in exam ${year}`);
  return question;
}

function publicExam({ title, year }: EditionRow, offersLanguages: boolean): PublicExam {
  return {
    title,
    year,
    disciplines: [...areasInOrder(year)]
      .sort((one, other) => one.localeCompare(other))
      .map((value) => ({ label: DISCIPLINE_LABELS[value], value })),
    languages: (offersLanguages ? LANGUAGES : []).map((value) => ({ label: FOREIGN_LANGUAGE_LABELS[value], value })),
  };
}

const listed = ({ title }: EditionRow, { index, discipline, language }: PaperRow) => ({
  title: `Questão ${index} - ${title}`,
  index,
  discipline,
  language,
});

async function servedRows(db: Db, edition: EditionRow, language?: ForeignLanguage): Promise<PaperRow[]> {
  return (await listPaper(db, edition.id, AREAS, language)).filter(({ status }) => status === 'served');
}

async function inFull(db: Db, edition: EditionRow, rows: PaperRow[], showKeys: boolean): Promise<PublicQuestion[]> {
  const questions = await withAsked(db, rows);
  const ids = questions.map(({ id }) => id);
  const keys = showKeys ? await findKeys(db, ids) : undefined;
  return questions.map((question) => {
    const view = publicView(edition, question);
    return keys ? withKey(view, keys.get(question.id)) : view;
  });
}

function publicView(edition: EditionRow, question: PaperRow & Asked): PublicQuestion {
  return {
    ...listed(edition, question),
    id: question.id,
    year: edition.year,
    context: question.context,
    files: question.images.map(({ src }) => src),
    images: question.images,
    alternativesIntroduction: question.statement,
    alternatives: question.alternatives.map(({ letter, text, image }) => ({ letter, text, file: image })),
  };
}

const withKey = (question: PublicQuestion, key: QuestionKey | undefined): PublicQuestion => ({
  ...question,
  correctAlternative: key?.letter ?? null,
  alternatives: question.alternatives.map((option) => ({ ...option, isCorrect: option.letter === key?.letter })),
});

function languageAsked(language: string | undefined): ForeignLanguage {
  const known = LANGUAGES.find((candidate) => candidate === (language ?? LANGUAGES[0]));
  if (!known) throw new PublicError('bad_request', `Language ${language} not found in exam`);
  return known;
}

function wholeNumber(name: string, text: string | undefined, fallback: number, minimum: number): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (Number.isNaN(value))
    throw new PublicError('unprocessable_entity', `invalid_type: ${name}: Expected number, received nan`);
  if (!Number.isSafeInteger(value))
    throw new PublicError('unprocessable_entity', `invalid_type: ${name}: Expected integer, received float`);
  if (value < minimum)
    throw new PublicError('unprocessable_entity', `too_small: ${name}: Number must be at least ${minimum}`);
  return value;
}
