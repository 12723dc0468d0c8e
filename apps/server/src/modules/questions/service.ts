import type { CallParsed, QuestionKey } from '@gabarita/contract';
import { withoutImages } from '@gabarita/enem';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { hiddenKeys } from '../exams/hidden-keys.js';
import { withAsked } from './asked.js';
import { idsInBank } from './bank.js';
import { matchingWords, searchQuery } from './bank-search.js';
import { findKeys, NO_KEY } from './keys.js';
import { seesKeys } from './policy.js';
import { type BankFilter, listBank } from './repository.js';

const BANK_PAGE = 5;

export async function searchBank({ db }: Services, person: Person, query: CallParsed<'GET /api/questions', 'query'>) {
  const { discipline, difficulty, year, search, page } = query;
  const skill = query.skill === undefined ? undefined : Number(query.skill.slice(1));
  const filter: BankFilter = {
    area: discipline,
    difficulty,
    year,
    skill,
    query: search ? await searchQuery(db, search) : undefined,
  };
  const { rows, total } = await listBank(db, filter, { offset: (page - 1) * BANK_PAGE, limit: BANK_PAGE });
  const questions = await withAsked(db, rows);
  return {
    questions: seesKeys(person) ? await withKeys(db, questions) : questions,
    total,
    page,
    pages: Math.ceil(total / BANK_PAGE),
    highlights: search ? await matchingWords(db, search, questions.flatMap(textsOf)) : [],
  };
}

/**
 * The key of a question of the bank. Asked for apart, so that the bank can be used to practise; while the question is in
 * an exam that the student has yet to write, nobody gets it here either.
 */
export async function keyOf({ db, clock }: Services, person: Person, id: number): Promise<QuestionKey> {
  if (!(await idsInBank(db, [id])).has(id)) throw new AppError('not-found');
  if ((await hiddenKeys(db, clock.now(), person, [id])).has(id)) throw new AppError('questions.key-closed');
  return (await findKeys(db, [id])).get(id) ?? NO_KEY;
}

export async function withKeys<Q extends { id: number }>(
  db: Db,
  questions: Q[],
): Promise<(Q & { key: QuestionKey })[]> {
  const ids = questions.map(({ id }) => id);
  const keys = await findKeys(db, ids);
  return questions.map((question) => ({ ...question, key: keys.get(question.id) ?? NO_KEY }));
}

const textsOf = ({ context, statement, alternatives }: Awaited<ReturnType<typeof withAsked>>[number]): string[] => [
  withoutImages(context ?? ''),
  statement,
  ...alternatives.map(({ text }) => text ?? ''),
];
