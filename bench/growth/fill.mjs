/** Grows a school network around the people who are measured, straight into the database. */

const TURMA = 40;
const READERS_ATTEMPTS = 20;

/**
 * So many more ranked students, and so many of them with an attempt at an exam of their turma: forty sit one exam, every
 * answer is stored. The others have the attempt that ranks them. Constraints and triggers are off while it is filled, and
 * the ranking is summed up afterwards.
 */
export async function fill(pool, { attempts, students, questionIds, readerId }) {
  const client = await pool.connect();
  const ask = async (text, ...values) => (await client.query(text, values)).rows[0];
  try {
    await client.query('set statement_timeout = 0; set session_replication_role = replica; select setseed(0.2026)');
    const people = await ask(
      `with made as (
         insert into users (name, email, password_hash, role, created_at)
         select 'Estudante ' || n, 'estudante' || known.people + n || '@rede.br', '', 'student', now()
         from (select max(id) as people from users) known, generate_series(1, $1::int) n returning id)
       select min(id) as first from made`,
      students,
    );
    const turmas = Math.ceil(attempts / TURMA);
    const exam = await makeExams(ask, turmas, questionIds);
    await ask(
      `insert into turma_members (turma_id, user_id, joined_at)
       select $1 + (n / $2), $3 + n, now() from generate_series(0, $4::int - 1) n`,
      exam.turma,
      TURMA,
      people.first,
      attempts,
    );
    const attempt = await makeAttempts(ask, { first: people.first, students, attempts, ...exam });
    await makeAnswers(ask, attempt.first, attempts, questionIds);
    if (readerId) await giveHistory(ask, readerId, questionIds);
    await ask('select rebuild_ranking()');
    await client.query('vacuum analyze');
    return { examId: exam.exam };
  } finally {
    client.release(true);
  }
}

async function makeExams(ask, count, questionIds) {
  const { turma } = await ask(
    `with made as (
       insert into turmas (name, description, code, created_at)
       select 'Turma ' || n, '', lpad((n + (select count(*) from turmas))::text, 6, '0'), now()
       from generate_series(1, $1::int) n returning id)
     select min(id) as turma from made`,
    count,
  );
  const { exam } = await ask(
    `with made as (
       insert into exams (title, description, duration_minutes, total_questions, is_active, is_redacao, use_tri,
         allow_multiple_attempts, show_immediate_answer_key, created_at, sent_at)
       select 'Prova ' || n, '', 90, cardinality($2::int[]), true, false, true, false, true, now(), now()
       from generate_series(1, $1::int) n returning id)
     select min(id) as exam from made`,
    count,
    questionIds,
  );
  await ask(
    `insert into exam_turmas (exam_id, turma_id, assigned_at)
     select $1 + n, $2 + n, now() from generate_series(0, $3::int - 1) n`,
    exam,
    turma,
    count,
  );
  await ask(
    `insert into exam_questions (exam_id, question_id, position)
     select $1 + n, question, place from generate_series(0, $2::int - 1) n, unnest($3::int[]) with ordinality q (question, place)`,
    exam,
    count,
    questionIds,
  );
  return { turma, exam };
}

/** A sum of four dice is near enough to how averages are spread. */
async function makeAttempts(ask, { first, students, attempts, exam, turma }) {
  return ask(
    `with drawn as (
       select n, (25 * (random() + random() + random() + random()))::numeric(4, 1) as percentage
       from generate_series(0, $2::int - 1) n
     ), made as (
       insert into attempts (user_id, source, exam_id, turma_id, exam_name, mode, total_questions, answered,
         correct_answers, score, percentage, time_spent, first, ranked, receipt, created_at)
       select $1 + n, 'CUSTOM', case when n < $3 then $4 + n / $6 end, case when n < $3 then $5 + n / $6 end, 'Prova', 'screen',
         45, 45, 20, 20, percentage, 3600, true, true, '', now()
       from drawn order by n returning id, user_id, percentage
     ), ranked as (
       insert into ranking_results (user_id, attempt_id, area, tenths, open)
       select user_id, id, area, percentage * 10, true from made, unnest(array['geral', 'matematica']) area)
     select min(id) as first from made`,
    first,
    students,
    attempts,
    exam,
    turma,
    TURMA,
  );
}

const makeAnswers = (ask, firstAttempt, count, questionIds) =>
  ask(
    `insert into attempt_answers (attempt_id, question_id, number, letter, correct, available, points, time_spent)
     select $1 + n, question, place, chr(65 + (n + place)::int % 5), (n + place) % 3 = 0, true, 1, 80
     from generate_series(0, $2::int - 1) n, unnest($3::int[]) with ordinality q (question, place)`,
    firstAttempt,
    count,
    questionIds,
  );

async function giveHistory(ask, readerId, questionIds) {
  const { first } = await ask(
    `with made as (
       insert into attempts (user_id, source, exam_name, mode, total_questions, answered, correct_answers, score,
         percentage, time_spent, first, ranked, receipt, created_at)
       select $1, 'ORIGINAL', 'Treino ' || n, 'screen', 45, 45, 20, 20, 44.4, 3600, false, false, '', now()
       from generate_series(1, $2::int) n returning id)
     select min(id) as first from made`,
    readerId,
    READERS_ATTEMPTS,
  );
  await makeAnswers(ask, first, READERS_ATTEMPTS, questionIds);
}
