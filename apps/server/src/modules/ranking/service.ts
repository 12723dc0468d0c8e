import type { CallOutput, CallParsed } from '@gabarita/contract';
import { areaNamed } from '@gabarita/enem';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import type { RankingArea } from '../../db/schema/index.js';
import { decodeCursor, paged } from '../../http/paging.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { turmaIdsOf } from '../turmas/membership.js';
import { shownTo } from './privacy.js';
import {
  countAll,
  countInTurmas,
  findAmongAll,
  findInTurmas,
  listAll,
  listTurmas,
  type Place,
  type RankedRow,
} from './repository.js';

type Query = CallParsed<'GET /api/ranking', 'query'>;
type Ranking = CallOutput<'GET /api/ranking'>;

/** The area of a path: its code, an alias of it, or the essay; anything else has no ranking. */
export function rankedArea(discipline: string): RankingArea {
  const area = discipline === 'redacao' ? discipline : areaNamed(discipline);
  if (!area) throw new AppError('not-found');
  return area;
}

/**
 * The ranking as this reader may see it. A student without a turma knows nobody here, and sees the own row alone; the
 * own row is there whatever the page, so that a position far down needs no scrolling.
 */
export async function readRanking(
  { db }: Services,
  reader: Person,
  area: RankingArea,
  { cursor, limit, turma }: Query,
): Promise<{ next: string | undefined; ranking: Ranking }> {
  const asked = { area, turmaIds: [...(await turmaIdsOf(db, reader.id))] };
  const source = turma ? inTurmas : amongAll;
  const own = await source.find(db, reader.id, asked);
  const alone = reader.role === 'student' && asked.turmaIds.length === 0;
  const page = { ...asked, after: placeOf(cursor), limit: limit + 1 };
  const found = alone ? (own ? [own] : []) : await source.list(db, page);
  const { rows, next } = paged(found, limit, (row) => [row.average, row.user_id]);
  return {
    next,
    ranking: {
      ranking: rows.map((row) => rowView(reader, row)),
      current_user_position: own?.position ?? null,
      current_user: own ? rowView(reader, own) : null,
      total_students: await source.count(db, asked),
    },
  };
}

const amongAll = {
  list: listAll,
  find: findAmongAll,
  count: (db: Db, { area }: { area: RankingArea }) => countAll(db, area),
};
const inTurmas = { list: listTurmas, find: findInTurmas, count: countInTurmas };

function placeOf(cursor: string | undefined): Place | undefined {
  const place = decodeCursor(cursor, ['id', 'id']);
  return place && { average: place[0], userId: place[1] };
}

const rowView = (reader: Person, row: RankedRow): Ranking['ranking'][number] => ({
  position: row.position,
  user_id: row.user_id,
  ...shownTo(reader, row),
  average_percentage: row.average / 10,
  total_exams: row.exams,
  areas: areasView(row.averages),
});

function areasView(averages: RankedRow['averages']): Ranking['ranking'][number]['areas'] {
  const of = (area: RankingArea) => (averages[area] === undefined ? null : averages[area] / 10);
  return {
    linguagens: of('linguagens'),
    'ciencias-humanas': of('ciencias-humanas'),
    'ciencias-natureza': of('ciencias-natureza'),
    matematica: of('matematica'),
    redacao: of('redacao'),
  };
}
