import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';

/**
 * What a whole turma is told: one statement each, however many students there are, and told once however often it runs,
 * because of the table's unique occasion.
 */

/** What is there already is left out first: a row refused by the index alone would still use up a number of the table's. */
const announce = (tx: Db, rows: SQL) =>
  tx.execute(sql`
    insert into notifications (user_id, kind, subject, place, occasion, exam_id, created_at)
    select * from (${rows}) as news (user_id, kind, subject, place, occasion, exam_id, created_at)
    where not exists (
      select from notifications as told
      where told.user_id = news.user_id and told.kind = news.kind and told.occasion = news.occasion)
    on conflict (user_id, kind, occasion) do nothing`);

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** Exams and the students of their turmas; an archived turma hears of nothing new. */
const studentsOfExams = sql`exams
  join exam_turmas on exam_turmas.exam_id = exams.id
  join turmas on turmas.id = exam_turmas.turma_id and turmas.archived_at is null
  join turma_members on turma_members.turma_id = turmas.id
  join users on users.id = turma_members.user_id and users.role = 'student'`;

/** An exam has reached a turma: called wherever one of the conditions for students to see it comes true. */
export const announceExam = (tx: Db, examId: number, at: Date) =>
  announce(
    tx,
    sql`select distinct users.id, 'exam-assigned', exams.title, '/exams', 'exam:' || exams.id, exams.id, ${instant(at)}
      from ${studentsOfExams}
      where exams.id = ${examId} and exams.is_active and exams.sent_at is not null
        and (exams.end_time is null or exams.end_time > ${instant(at)})`,
  );

/** Exams that open on the day after this one, as the school's calendar has it. Moved to another day, it is told again. */
export const announceTomorrow = (db: Db, at: Date, timeZone: string) =>
  announce(
    db,
    sql`select distinct users.id, 'exam-tomorrow', exams.title, '/exams', 'exam:' || exams.id || ':' || extract(epoch from exams.start_time)::bigint, exams.id, ${instant(at)}
      from ${studentsOfExams}
      where exams.is_active and exams.sent_at is not null
        and exams.start_time between ${instant(at)} and ${instant(at)} + interval '2 days'
        and (exams.start_time at time zone ${timeZone})::date = (${instant(at)} at time zone ${timeZone})::date + 1`,
  );

/** How long after its end an exam is looked at: long enough for a server that was off during the holidays. */
const LOOKED_BACK = sql`interval '60 days'`;

/**
 * Exams whose key has just opened to all (see `keyIsOpenTo` in exams/policy.ts). Where the key opens right after each attempt
 * nobody has been waiting.
 */
export const announceResults = (db: Db, at: Date) =>
  announce(
    db,
    sql`select attempts.user_id, 'result-ready', exams.title, '/reports?attempt=' || min(attempts.id), 'exam:' || exams.id,
        exams.id, ${instant(at)}
      from exams join attempts on attempts.exam_id = exams.id
      where not exams.show_immediate_answer_key
        and exams.end_time between ${instant(at)} - ${LOOKED_BACK} and ${instant(at)}
        and not exists (
          select from sessions where sessions.exam_id = exams.id and closed_at is null and due_at >= ${instant(at)})
      group by attempts.user_id, exams.id`,
  );

/** Whoever looks after an exam: its owner, or the admins where the owner's account is gone. */
const keepersOfExams = sql`users.id = exams.owner_id or (exams.owner_id is null and users.role = 'admin')`;

/** The bank has another key for a question of an exam. Told again when that one changes too. */
export const announceKeyOffers = (db: Db, at: Date) =>
  announce(
    db,
    sql`select users.id, 'key-offered', exams.title, '/simulados/' || exams.id || '/resultados',
        concat_ws(':', 'exam', exams.id, question_keys.question_id, question_keys.letter), exams.id, ${instant(at)}
      from key_offers
        join question_keys on question_keys.question_id = key_offers.question_id
        join exams on exams.id = key_offers.exam_id
        join users on ${keepersOfExams}
      where key_offers.declined_at is null`,
  );

/** A question left the bank. Exams keep it; their owners may annul it there. */
export const announceWithdrawal = (tx: Db, questionId: number, at: Date) =>
  announce(
    tx,
    sql`select users.id, 'question-withdrawn', exams.title, '/simulados/' || exams.id || '/resultados?aba=questoes',
        ${`question:${questionId}:${at.getTime()}:`} || exams.id, exams.id, ${instant(at)}
      from exam_questions
        join exams on exams.id = exam_questions.exam_id
        join users on ${keepersOfExams}
      where exam_questions.question_id = ${questionId}`,
  );

/** A teacher has found something wrong in the bank. */
export const announceProposal = (tx: Db, proposal: { id: number; subject: string; at: Date }) =>
  announce(
    tx,
    sql`select users.id, 'correction-proposed', ${proposal.subject}, '/questions/propostas',
        ${`proposal:${proposal.id}:${proposal.at.getTime()}`}, null::integer, ${instant(proposal.at)}
      from users where users.role = 'admin'`,
  );

/** Who teaches a turma learns that another teacher came in. */
export const announceTeacher = (
  tx: Db,
  turma: { id: number; name: string },
  teacher: { id: number; name: string },
  at: Date,
) =>
  announce(
    tx,
    sql`select users.id, 'teacher-joined', ${`${teacher.name}, na turma ${turma.name}`}, ${`/turmas?turma=${turma.id}`},
        ${`turma:${turma.id}:${teacher.id}:${at.getTime()}`}, null::integer, ${instant(at)}
      from turma_members join users on users.id = turma_members.user_id
      where turma_id = ${turma.id} and users.role <> 'student' and users.id <> ${teacher.id}`,
  );

/** The school's admins and who teaches a turma learn that its code was tried too often; once an hour, however long that goes on. */
export const announceLockedCode = (db: Db, turma: { id: number; name: string }, at: Date) =>
  announce(
    db,
    sql`select users.id, 'turma-code-locked', ${turma.name}, ${`/turmas?turma=${turma.id}`},
        ${`turma:${turma.id}:${Math.floor(at.getTime() / 3_600_000)}`}, null::integer, ${instant(at)}
      from users
      where role = 'admin' or (role = 'teacher' and id in (
        select user_id from turma_members where turma_id = ${turma.id}))`,
  );
