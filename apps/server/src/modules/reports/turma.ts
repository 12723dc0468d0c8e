import type { ReportView } from '@gabarita/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { type Own, ownOpen } from './repository.js';

type Comparison = ReportView['turma'][number];

const EXAMS = 5;
/** With fewer than this, a bar of the distribution is somebody one can name. */
const ATTEMPTS_MIN = 5;
const BINS = 10;

interface BinRow extends Record<string, unknown> {
  attempt_id: number;
  exam_name: string;
  created_at: Date | string;
  percentage: number;
  bin: number;
  count: number;
  below: number;
}

/** The last exams sat with the turma: first attempts alone, which are what its statistics are made of. */
export async function turmaComparisons(db: Db, own: Own): Promise<Comparison[]> {
  const { rows } = await db.execute<BinRow>(sql`
    with own as (
      select id, exam_id, turma_id, exam_name, created_at, percentage from attempts
      where ${ownOpen(own)} and ranked and total_questions > 0 and turma_id is not null and exam_id is not null
      order by id desc limit ${EXAMS})
    select own.id as attempt_id, own.exam_name, own.created_at, own.percentage,
      least(floor(others.percentage / ${100 / BINS}), ${BINS - 1})::integer as bin,
      count(*)::integer as count,
      (count(*) filter (where others.percentage < own.percentage))::integer as below
    from own join attempts as others
      on others.exam_id = own.exam_id and others.turma_id = own.turma_id and others.ranked
    group by own.id, own.exam_name, own.created_at, own.percentage, bin
    order by own.id desc, bin`);
  const attemptIds = [...new Set(rows.map(({ attempt_id }) => attempt_id))];
  return attemptIds
    .map((id) => comparisonOf(rows.filter(({ attempt_id }) => attempt_id === id)))
    .filter(({ attempts }) => attempts >= ATTEMPTS_MIN);
}

function comparisonOf(rows: BinRow[]): Comparison {
  const [first] = rows;
  if (!first) throw new Error('a group has a row');
  const sum = (of: 'count' | 'below') => rows.reduce((total, row) => total + row[of], 0);
  const width = 100 / BINS;
  return {
    attempt_id: first.attempt_id,
    exam_name: first.exam_name,
    created_at: new Date(first.created_at).toISOString(),
    percentage: first.percentage,
    attempts: sum('count'),
    below: sum('below'),
    bins: Array.from({ length: BINS }, (_, bin) => ({
      from: bin * width,
      to: (bin + 1) * width,
      count: rows.find((row) => row.bin === bin)?.count ?? 0,
    })),
  };
}
