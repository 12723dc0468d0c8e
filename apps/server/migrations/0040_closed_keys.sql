-- The key of a question is closed to every student while the question stands in an exam that is not over for everybody.
-- docs/decisions/0025-keys-closed-to-everybody.md says what the bounds are for.

-- Whether an exam keeps the keys of its questions closed, at a moment. An exam that reached no turma was read by nobody.
create function closes_keys(exam exams, at timestamptz) returns boolean language sql stable parallel safe
  return
    exam.sent_at is not null
    -- Everybody reads the demonstration's keys with its teacher's password; whoever tries an edition there sees a whole result.
    and not exists (select from users where users.id = exam.owner_id and users.demo)
    and exists (select from exam_turmas where exam_id = exam.id)
    and (
      -- Somebody is writing.
      exists (
        select from sessions
        where exam_id = exam.id and closed_at is null and started_at + duration_ms * interval '1 millisecond' >= at)
      or (
        (exam.end_time is null or exam.end_time >= at)
        and (exam.start_time is null or exam.start_time - interval '30 days' <= at)
        -- One without an end is over a month after it was handed out; no end closes a key for longer than a semester.
        and at <= greatest(exam.start_time, (select max(assigned_at) from exam_turmas where exam_id = exam.id))
          + case when exam.end_time is null then interval '30 days' else interval '180 days' end
        -- Of one teacher's exams, the oldest with 400 questions among them.
        and (
          exists (select from users where users.id = exam.owner_id and role = 'admin')
          or 400 >= (
            select count(*) from exams as others join exam_questions on exam_id = others.id
            where others.owner_id = exam.owner_id and others.id <= exam.id
              and (others.end_time is null or others.end_time >= at)
              and greatest(others.start_time, others.created_at) >= at - interval '180 days'))
      ));

-- An answer to a question whose key is closed does not count yet in an attempt at its edition: the score would tell it.
alter table attempt_answers add column held boolean not null default false;
alter table attempts add column held_questions integer not null default 0;
create index attempts_held on attempts (id) where held_questions > 0;
