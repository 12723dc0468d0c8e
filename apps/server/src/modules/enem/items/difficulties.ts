import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.js';
import { refreshBankFilters } from '../../questions/bank-entries.js';

/** Fewer answers say more about who answered than about the question. */
const ANSWERS_MIN = 30;
/** INEP's index of facility for Enade, which rounds to two places: 0.61 and more is easy, 0.40 and less is hard. */
const EASY_FROM = 0.605;
const HARD_BELOW = 0.405;

/**
 * How hard official questions are: by terciles of INEP's b within the area, over all years there are; without a b, by the
 * share of first, ranked attempts that had them right; with too few of those, nobody knows.
 */
export async function setDifficulties(tx: Db): Promise<void> {
  await tx.execute(sql`
    with by_parameter as (
      select id, (array['easy', 'medium', 'hard'])[ntile(3) over (partition by area order by tri_b, id)] as difficulty
      from questions where source = 'ENEM' and tri_b is not null
    ), by_answers as (
      select q.id, avg(answer.correct::integer) as facility
      from questions q
        join question_keys k on k.question_id = q.id and not k.annulled
        join attempt_answers answer on answer.question_id = q.id and answer.available
        join attempts a on a.id = answer.attempt_id and a.first and a.ranked
      where q.source = 'ENEM' and q.tri_b is null
      group by q.id having count(*) >= ${ANSWERS_MIN}
    ), known as (
      select q.id, coalesce(p.difficulty, case
        when f.facility >= ${EASY_FROM}::numeric then 'easy'
        when f.facility < ${HARD_BELOW}::numeric then 'hard'
        when f.facility is not null then 'medium' end) as difficulty
      from questions q left join by_parameter p on p.id = q.id left join by_answers f on f.id = q.id
      where q.source = 'ENEM'
    )
    update questions q set difficulty = known.difficulty
    from known where q.id = known.id and q.difficulty is distinct from known.difficulty`);
  await refreshBankFilters(tx);
}
