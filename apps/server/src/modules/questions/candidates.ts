import type { Area } from '@gabarita/enem';
import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { editions, questionKeys, questions } from '../../db/schema/index.js';

export interface Wanted {
  areas: readonly Area[];
  /** Any, when none is named. */
  skills: readonly number[];
  except: readonly number[];
}

/**
 * Questions of the bank that an exam can be made of: with a key, and for everybody. Those of a foreign language are not,
 * because each student takes only one.
 */
export function findCandidates(db: Db, { areas, skills, except }: Wanted) {
  return db
    .select({
      id: questions.id,
      index: sql<number>`${questions.index}`,
      discipline: sql<Area>`${questions.area}`,
      difficulty: questions.difficulty,
      skill: sql<string | null>`'H' || ${questions.skill}`,
      edition: editions.title,
      statement: questions.statement,
    })
    .from(questions)
    .innerJoin(editions, eq(editions.id, questions.edition_id))
    .innerJoin(questionKeys, eq(questionKeys.question_id, questions.id))
    .where(
      and(
        eq(questions.status, 'served'),
        isNull(questions.language),
        eq(questionKeys.annulled, false),
        inArray(questions.area, [...areas]),
        skills.length === 0 ? undefined : inArray(questions.skill, [...skills]),
        except.length === 0 ? undefined : notInArray(questions.id, [...except]),
      ),
    );
}
