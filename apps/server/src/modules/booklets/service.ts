import { type CallOutput, type CallParsed, messages } from '@gabarita/contract';
import type { ForeignLanguage } from '@gabarita/enem';
import {
  answeredItems,
  type Booklet,
  bookletScorer,
  dropOtherLanguage,
  ENGLISH,
  type Language,
  offersLanguages,
  SPANISH,
  typedResponses,
} from '@gabarita/scoring';
import { AppError, fieldError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { officialBooklets } from '../enem/items/import-items.js';
import { hiddenKeys } from '../exams/hidden-keys.js';
import { areaOf, bookletViews } from './booklet-view.js';
import { questionIdsOf, yearsWithItems } from './repository.js';

type ScoredArea = CallOutput<'POST /api/booklets/score'>['areas'][number];
type Asked = CallParsed<'POST /api/booklets/score', 'body'>;

export async function listBooklets(db: Db, asked: number | undefined): Promise<CallOutput<'GET /api/booklets'>> {
  const years = await yearsWithItems(db);
  const year = asked ?? years[0] ?? null;
  if (year === null) return { years, year, booklets: [] };
  if (!years.includes(year)) throw new AppError('booklets.no-items');
  return { years, year, booklets: bookletViews(await officialBooklets(db, year)) };
}

/** One score an area. An area that has none says why, and does not stop the others. */
export async function scoreBooklets(
  { db, clock }: Services,
  person: Person,
  { year, language, areas }: Asked,
): Promise<CallOutput<'POST /api/booklets/score'>> {
  const booklets = await officialBooklets(db, year);
  if (booklets.size === 0) throw new AppError('booklets.no-items');
  const views = bookletViews(booklets);
  const scored: ScoredArea[] = [];
  for (const [place, { booklet: code, answers }] of areas.entries()) {
    const booklet = booklets.get(code);
    if (!booklet) throw fieldError(`areas.${place}.booklet`, messages.booklets.unknown);
    const responses = typedResponses(answers);
    if (responses === null) throw fieldError(`areas.${place}.answers`, messages.booklets.lettersOnly);
    if (offersLanguages(booklet) && !language) throw fieldError('language', messages.booklets.languageRequired);
    const label = views.find((view) => view.code === code)?.label ?? booklet.colour;
    const head = { discipline: areaOf(booklet), booklet: code, label };
    const hidden = await hiddenKeys(db, clock.now(), person, await questionIdsOf(db, year, head.discipline));
    // A score tells the key to whoever asks often enough.
    const result = hidden.size > 0 ? withoutScore(messages.booklets.keyClosed) : marked(booklet, responses, language);
    scored.push({ ...head, ...result });
  }
  return { year, areas: scored };
}

type Result = Omit<ScoredArea, 'discipline' | 'booklet' | 'label'>;

function marked(booklet: Booklet, responses: string, chosen: ForeignLanguage | undefined): Result {
  const language = offersLanguages(booklet) ? codeOf(chosen) : null;
  const result = bookletScorer(booklet)(responses, language);
  if (result.status === 'unscorable') return withoutScore(result.reason);
  const { status, score, standardError } = result;
  const standard_error = Math.round(standardError * 10) / 10;
  return { status, score, standard_error, ...hits(booklet, responses, language), reason: null };
}

const withoutScore = (reason: string): Result => ({
  status: 'unscorable',
  score: null,
  standard_error: null,
  correct: null,
  total: null,
  reason,
});

function hits(booklet: Booklet, responses: string, language: Language | null) {
  const items = answeredItems(booklet, language);
  const both = language !== null && responses.length > items.length;
  const answers = both ? dropOtherLanguage(responses, language) : responses;
  const counted = items
    .map(({ key }, place) => ({ key, answer: answers.charAt(place) }))
    .filter(({ key }) => key !== 'X');
  return { correct: counted.filter(({ key, answer }) => key === answer).length, total: counted.length };
}

const codeOf = (language: ForeignLanguage | undefined): Language => (language === 'espanhol' ? SPANISH : ENGLISH);
