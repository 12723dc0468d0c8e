-- What reports need: time spent on each question, and whole exams sat day by day.

-- Adds up with every entry: the time of the exam since whatever the student did before it.
alter table session_answers add column spent_ms integer not null default 0 check (spent_ms >= 0);

-- Of a whole exam sat in two days, which of them; null when it is sat at once.
alter table sessions add column day smallint
  check (day is null or (day in (1, 2) and discipline = 'prova-completa'));
alter table attempts add column day smallint
  check (day is null or (day in (1, 2) and discipline = 'prova-completa'));

drop index sessions_running_edition;
create unique index sessions_running_edition on sessions (user_id, edition_id, discipline, day) nulls not distinct
  where closed_at is null and edition_id is not null;
drop index attempts_first_of_edition;
create unique index attempts_first_of_edition on attempts (user_id, edition_id, discipline, day) nulls not distinct
  where first and edition_id is not null;
