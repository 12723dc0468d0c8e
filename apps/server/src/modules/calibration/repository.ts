import type { Area } from '@gabarita/enem';
import type { Calibration, ItemParameters } from '@gabarita/scoring';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { calibratedItems, calibrations } from '../../db/schema/index.js';

export interface GrownExam extends Record<string, unknown> {
  exam_id: number;
  area: Area;
  answers: number;
}

/**
 * Exams with enough first attempts for a calibration, and enough more than at the last one; or whose key was corrected
 * since. Only exams with an attempt newer than their calibration are counted at all.
 */
export async function grownExams(db: Db, least: number, growth: number): Promise<GrownExam[]> {
  const { rows } = await db.execute<GrownExam>(sql`
    select exams.id as exam_id, exams.report_subject as area, counted.answers
    from exams
    left join lateral (
      select answers, at from calibrations where exam_id = exams.id order by id desc limit 1) as last on true
    cross join lateral (
      select created_at from attempts where exam_id = exams.id order by id desc limit 1) as newest
    left join lateral (
      select at from key_corrections where exam_id = exams.id order by at desc limit 1) as corrected on true
    cross join lateral (
      select count(*)::integer as answers from attempts where exam_id = exams.id and ranked) as counted
    where exams.use_tri and exams.report_subject is not null
      and (last.at is null or newest.created_at > last.at or corrected.at > last.at)
      and counted.answers >= greatest(${least}::integer,
        case when corrected.at > last.at then 0 else ceil(coalesce(last.answers, 0) * ${growth}::double precision) end)
      and not exists (select from rescorings where rescorings.exam_id = exams.id)
    order by exams.id`);
  return rows;
}

export interface CalibrationItem extends Record<string, unknown> {
  question_id: number;
  /** Its official parameters, where it is INEP's and of the exam's area: they stay as they are. */
  official: ItemParameters | null;
}

/** Questions of an exam that count in its TRI. */
export async function itemsToCalibrate(db: Db, examId: number, area: Area): Promise<CalibrationItem[]> {
  const { rows } = await db.execute<CalibrationItem>(sql`
    select questions.id as question_id,
      case when source = 'ENEM' and area = ${area} and tri_a is not null and tri_b is not null and tri_c is not null
        then json_build_object('a', tri_a, 'b', tri_b, 'c', tri_c) end as official
    from exam_questions
    join questions on questions.id = exam_questions.question_id
    join question_keys on question_keys.question_id = questions.id
    left join lateral (
      select to_annulled from key_corrections
      where exam_id = ${examId} and question_id = questions.id order by id desc limit 1) as corrected on true
    left join key_offers on key_offers.exam_id = ${examId} and key_offers.question_id = questions.id
    where exam_questions.exam_id = ${examId} and status <> 'gap' and not outside_tri
      and not coalesce(corrected.to_annulled, key_offers.annulled, question_keys.annulled)
    order by position`);
  return rows;
}

/** Right and wrong answers of the attempts that count, one row a student, in the order of these questions. */
export async function outcomesOf(db: Db, examId: number, questionIds: number[]): Promise<number[][]> {
  const { rows } = await db.execute<{ marks: string }>(sql`
    select string_agg(case when correct then '1' else '0' end, '' order by asked.place) as marks
    from attempts
    cross join unnest(${sql.param(questionIds)}::integer[]) with ordinality as asked (question_id, place)
    join attempt_answers on attempt_id = attempts.id and attempt_answers.question_id = asked.question_id
    where attempts.exam_id = ${examId} and ranked
    group by attempts.id
    having count(*) = ${questionIds.length}
    order by attempts.id`);
  return rows.map(({ marks }) => Array.from(marks, Number));
}

export async function storeCalibration(
  tx: Db,
  exam: { exam_id: number; answers: number; at: Date },
  items: CalibrationItem[],
  { group, placementError, converged, items: calibrated }: Calibration,
): Promise<void> {
  const [stored] = await tx
    .insert(calibrations)
    .values({
      ...exam,
      anchors: items.filter(({ official }) => official !== null).length,
      group_mean: group.mean,
      group_sd: group.sd,
      placement_error: placementError,
      converged,
    })
    .returning({ id: calibrations.id });
  if (!stored) throw new Error('the calibration did not come back from the database');
  const rows = items.flatMap(({ question_id }, place) => {
    const item = calibrated[place];
    if (!item) return [];
    const { parameters, standardErrors: errors, anchor } = item;
    const ofErrors = { a_error: errors.a, b_error: errors.b, c_error: errors.c };
    return [{ calibration_id: stored.id, question_id, ...parameters, ...ofErrors, anchor }];
  });
  await tx.insert(calibratedItems).values(rows);
}
