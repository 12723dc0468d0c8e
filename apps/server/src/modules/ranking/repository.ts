import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import type { RankingArea } from '../../db/schema/index.js';
import type { Ranked } from './privacy.js';

/** Averages are in tenths of a percent here, as the database keeps them. */
export interface RankedRow extends Ranked, Record<string, unknown> {
  position: number;
  exams: number;
  average: number;
  averages: Partial<Record<RankingArea, number>>;
}

/** Where a page begins: after this row. */
export interface Place {
  average: number;
  userId: number;
}

interface Asked {
  area: RankingArea;
  /** The reader's turmas, whose members are classmates. */
  turmaIds: number[];
}

interface Page extends Asked {
  after: Place | undefined;
  limit: number;
}

const afterPlace = (after: Place | undefined): SQL =>
  after ? sql`and (average, user_id) < (${after.average}::integer, ${after.userId})` : sql``;

/** What is shown of a student, beside the standing. */
const withPeople = (standings: SQL, { turmaIds }: Asked): SQL => sql`
  select place.*, users.name, users.email,
    exists (
      select from turma_members where user_id = place.user_id and turma_id = any(${sql.param(turmaIds)}::integer[])
    ) as classmate,
    (select jsonb_object_agg(area, average) from ranking_standings
      where user_id = place.user_id and exams > 0) as averages
  from (${standings}) as place join users on users.id = place.user_id
  order by place.average desc, place.user_id desc`;

/** Of the whole installation. The page comes from the index; positions are sums over the averages above it. */
export async function listAll(db: Db, { after, limit, ...asked }: Page): Promise<RankedRow[]> {
  const { rows } = await db.execute<RankedRow>(
    withPeople(
      sql`with page as (
        select user_id, exams, average from ranking_standings
        where area = ${asked.area} and visible and exams > 0 ${afterPlace(after)}
        order by average desc, user_id desc limit ${limit}
      ), above as (
        select average, (1 + sum(sum(students)) over (order by average desc) - sum(students))::integer as position
        from ranking_tally where area = ${asked.area} and average >= (select min(average) from page)
        group by average
      )
      select page.*, position from page join above using (average)`,
      asked,
    ),
  );
  return rows;
}

/** Of some turmas: few enough to be put in order as they are asked for. */
export async function listTurmas(db: Db, { after, limit, ...asked }: Page): Promise<RankedRow[]> {
  const { rows } = await db.execute<RankedRow>(
    withPeople(
      sql`select * from (${turmaStandings(asked)}) as standing
        where true ${afterPlace(after)}
        order by average desc, user_id desc limit ${limit}`,
      asked,
    ),
  );
  return rows;
}

const turmaStandings = ({ area, turmaIds }: Asked): SQL => sql`
  select user_id, exams, average, rank() over (order by average desc)::integer as position
  from ranking_standings
  where area = ${area} and visible and exams > 0
    and user_id in (select user_id from turma_members where turma_id = any(${sql.param(turmaIds)}::integer[]))`;

/** One student among all. */
export async function findAmongAll(db: Db, userId: number, asked: Asked): Promise<RankedRow | undefined> {
  const { rows } = await db.execute<RankedRow>(
    withPeople(
      sql`select user_id, exams, average,
        (select 1 + coalesce(sum(students), 0) from ranking_tally
          where area = ${asked.area} and average > standing.average)::integer as position
      from ranking_standings as standing
      where user_id = ${userId} and area = ${asked.area} and visible and exams > 0`,
      asked,
    ),
  );
  return rows[0];
}

/** One student among those of the turmas. */
export async function findInTurmas(db: Db, userId: number, asked: Asked): Promise<RankedRow | undefined> {
  const { rows } = await db.execute<RankedRow>(
    withPeople(sql`select * from (${turmaStandings(asked)}) as standing where user_id = ${userId}`, asked),
  );
  return rows[0];
}

export async function countAll(db: Db, area: RankingArea): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select coalesce(sum(students), 0)::integer as count from ranking_tally where area = ${area}`,
  );
  return rows[0]?.count ?? 0;
}

export async function countInTurmas(db: Db, asked: Asked): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from (${turmaStandings(asked)}) as standing`,
  );
  return rows[0]?.count ?? 0;
}
