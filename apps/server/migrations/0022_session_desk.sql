-- What lies on a student's desk beside the answers: a second device finds it as the first one left it.
alter table sessions
  -- Ids of the questions to look at again.
  add column flagged integer[] not null default '{}',
  -- Place of the question on the desk, from 0.
  add column position integer not null default 0;
