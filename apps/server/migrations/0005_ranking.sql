-- The ranking: who is how far up, exactly, without sorting anybody when somebody asks.
--
--   ranking_results    what counts, a row for each area a result counts in
--   ranking_standings  their sums, a row for each student and area, in order by an index
--   ranking_tally      how many students have which average, so that a position is a sum over at most 1,001 averages
--
-- Only ranking_results is written by the server. The others follow it by triggers, in the same transaction: recording,
-- marking anew, deleting an account, leaving the ranking and whatever comes later cannot leave them behind.
-- docs/decisions/0006-exact-positions.md says why it is made like this.

create table ranking_results (
  user_id integer not null references users on delete cascade,
  attempt_id integer not null references attempts on delete cascade,
  -- 'geral' is the ranking of all areas together.
  area text not null
    check (area in ('geral', 'linguagens', 'ciencias-humanas', 'ciencias-natureza', 'matematica', 'redacao')),
  -- The percentage, in tenths of a percent.
  tenths smallint not null check (tenths between 0 and 1000),
  -- False while its student may not know the result: it does not count before.
  open boolean not null,
  primary key (attempt_id, area)
);
create index ranking_results_of_user on ranking_results (user_id);
create index ranking_results_held on ranking_results (attempt_id) where not open;

create table ranking_standings (
  user_id integer not null references users on delete cascade,
  area text not null,
  -- A student who has not left the ranking.
  visible boolean not null,
  exams integer not null,
  -- Sum of tenths.
  total integer not null,
  -- In tenths, as it is shown: who reads the same average has the same position.
  average smallint generated always as (case when exams > 0 then round(total::numeric / exams)::smallint end) stored,
  primary key (user_id, area)
);
create index ranking_in_order on ranking_standings (area, average, user_id) where visible and exams > 0;

-- Several rows of one average add up: whoever comes or goes appends one and waits for nobody, and a job folds them.
create table ranking_tally (
  area text not null,
  average smallint not null,
  students integer not null
);
create index ranking_tally_by_average on ranking_tally (area, average) include (students);

create function count_results() returns trigger language plpgsql as $$
begin
  -- Whoever is leaving the ranking at this moment is waited for: their update cannot see a row that is only being made.
  perform from users
    where id in (
      select user_id from come left join ranking_standings as known using (user_id, area)
      where open and known.user_id is null)
    order by id for share;
  insert into ranking_standings (user_id, area, visible, exams, total)
    select user_id, area, ranking_visible and role = 'student', count(*), sum(tenths)
    from come join users on users.id = user_id
    where open
    group by user_id, area, users.id
    order by user_id, area
  on conflict (user_id, area) do update
    set exams = ranking_standings.exams + excluded.exams, total = ranking_standings.total + excluded.total;
  return null;
end $$;

create function discount_results() returns trigger language plpgsql as $$
begin
  -- In the order of count_results, so that two transactions never hold what the other wants.
  perform from ranking_standings
    where (user_id, area) in (select user_id, area from gone where open) order by user_id, area for update;
  update ranking_standings set exams = ranking_standings.exams - lost.exams, total = ranking_standings.total - lost.total
    from (select user_id, area, count(*) as exams, sum(tenths) as total from gone where open group by 1, 2) as lost
    where (ranking_standings.user_id, ranking_standings.area) = (lost.user_id, lost.area);
  return null;
end $$;

create trigger a_result_came after insert on ranking_results
  referencing new table as come for each statement execute function count_results();
create trigger a_result_went after delete on ranking_results
  referencing old table as gone for each statement execute function discount_results();
create trigger b_result_changed_from after update on ranking_results
  referencing old table as gone for each statement execute function discount_results();
create trigger c_result_changed_to after update on ranking_results
  referencing new table as come for each statement execute function count_results();

create function tally_standings() returns trigger language plpgsql as $$
begin
  insert into ranking_tally
    select area, average, count(*) from come where visible and exams > 0 group by area, average;
  return null;
end $$;

create function untally_standings() returns trigger language plpgsql as $$
begin
  insert into ranking_tally
    select area, average, -count(*) from gone where visible and exams > 0 group by area, average;
  return null;
end $$;

create trigger a_standing_came after insert on ranking_standings
  referencing new table as come for each statement execute function tally_standings();
create trigger a_standing_went after delete on ranking_standings
  referencing old table as gone for each statement execute function untally_standings();
create trigger b_standing_changed_from after update on ranking_standings
  referencing old table as gone for each statement execute function untally_standings();
create trigger c_standing_changed_to after update on ranking_standings
  referencing new table as come for each statement execute function tally_standings();

create function empty_tally() returns trigger language plpgsql as $$
begin
  truncate ranking_tally;
  return null;
end $$;
create trigger standings_emptied after truncate on ranking_standings
  for each statement execute function empty_tally();

create function show_in_ranking() returns trigger language plpgsql as $$
begin
  update ranking_standings set visible = new.ranking_visible and new.role = 'student' where user_id = new.id;
  return null;
end $$;
create trigger shown_in_ranking after update of ranking_visible, role on users for each row
  when (old.ranking_visible <> new.ranking_visible or old.role <> new.role) execute function show_in_ranking();

-- Sums everything anew. Nothing should ever need it; a test holds it against what the triggers keep.
create function rebuild_ranking() returns void language sql as $$
  truncate ranking_standings;
  insert into ranking_standings (user_id, area, visible, exams, total)
    select user_id, area, ranking_visible and role = 'student', count(*), sum(tenths)
    from ranking_results join users on users.id = user_id
    where open
    group by user_id, area, users.id;
$$;

-- What was recorded before there was a ranking. The job opens what is held back here and could be open by now.
insert into ranking_results (user_id, attempt_id, area, tenths, open)
  select user_id, attempts.id, 'geral', round(percentage * 10), coalesce(show_immediate_answer_key, true)
  from attempts left join exams on exams.id = exam_id
  where ranked;
insert into ranking_results (user_id, attempt_id, area, tenths, open)
  select user_id, attempts.id, result ->> 'discipline', round((result ->> 'percentage')::numeric * 10),
    coalesce(show_immediate_answer_key, true)
  from attempts left join exams on exams.id = exam_id, jsonb_array_elements(areas) as result
  where ranked;
