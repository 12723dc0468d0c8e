-- Which exams keep keys closed, found for many exams at once. One call for each question of each exam, which counted all
-- exams of its owner anew, let a teacher with some hundred copies of a list make every score of an edition take seconds.
-- docs/decisions/0025-keys-closed-to-everybody.md says what the bounds are for.
drop function closes_keys(exams, timestamptz);

-- Exams that students may have read: one that reached no turma was read by nobody. Everybody reads the demonstration's keys
-- with its teacher's password; whoever tries an edition there sees a whole result.
create function exams_given() returns setof exams language sql stable parallel safe as $$
  select * from exams
  where sent_at is not null
    and exists (select from exam_turmas where exam_id = exams.id)
    and not exists (select from users where users.id = exams.owner_id and users.demo)
$$;

-- Those of them that are on at a moment, or will be within a month. One without an end is over a month after it was handed
-- out; no end closes a key for longer than a semester.
create function exams_on(at timestamptz) returns setof exams language sql stable parallel safe as $$
  select * from exams_given() as exam
  where (end_time is null or end_time >= at)
    and (start_time is null or start_time - interval '30 days' <= at)
    and at <= greatest(start_time, (select max(assigned_at) from exam_turmas where exam_id = exam.id))
      + case when end_time is null then interval '30 days' else interval '180 days' end
$$;

-- Of these exams, those that keep the keys of their questions closed: somebody is writing them, or they are on.
create function closing_exams(exam_ids integer[], at timestamptz) returns setof integer language sql stable parallel safe as $$
  select id from exams_given() as exam
  where id = any(exam_ids)
    -- Until the last answer that is on its way has arrived.
    and exists (select from sessions where exam_id = exam.id and closed_at is null and due_at >= at)
  union
  select id from exams_on(at) as exam
  where id = any(exam_ids)
    and (owner_id is null or exists (select from users where users.id = owner_id and role = 'admin'))
  union
  -- Of one teacher's exams, the oldest with 400 questions among them. Drafts and exams that are over take no place.
  select id from (select distinct owner_id from exams where id = any(exam_ids)) as owners
    cross join lateral (
      select id, sum(questions) over (order by id) as up_to from (
        select exam.id, (select count(*) from exam_questions where exam_id = exam.id) as questions
        from exams_on(at) as exam
        where exam.owner_id = owners.owner_id and exists (select from exam_questions where exam_id = exam.id)
        order by exam.id limit 400) as oldest) as counted
  where up_to <= 400 and id = any(exam_ids)
$$;
