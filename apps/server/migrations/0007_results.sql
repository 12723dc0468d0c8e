-- What becomes of results: keys that were corrected, scores that changed, exams that were reopened, and item parameters
-- estimated from an exam's own answers.

-- Every change of a key, oldest first. With an exam it is the key of that exam alone; without, the question's own.
create table key_corrections (
  id integer primary key generated always as identity,
  exam_id integer references exams on delete cascade,
  question_id integer not null references questions on delete cascade,
  from_letter text check (from_letter in ('A', 'B', 'C', 'D', 'E')),
  from_annulled boolean not null,
  to_letter text check (to_letter in ('A', 'B', 'C', 'D', 'E')),
  to_annulled boolean not null,
  -- Null where nobody was asked for one: a question of the bank, mended.
  reason text,
  actor_id integer references users on delete set null,
  actor_name text not null,
  at timestamptz not null
);
create index key_corrections_of_exam on key_corrections (exam_id, question_id, id desc);
create index key_corrections_of_question on key_corrections (question_id);

-- Attempts waiting to be marked anew, by exam or edition. Their ids are walked upwards; the row goes when none is left.
create table rescorings (
  id integer primary key generated always as identity,
  exam_id integer unique references exams on delete cascade,
  edition_id integer unique references editions on delete cascade,
  cause text not null check (cause in ('key', 'calibration')),
  reached integer not null default 0,
  check ((exam_id is null) <> (edition_id is null))
);

-- What an attempt was worth before it was marked anew.
create table attempt_results (
  id integer primary key generated always as identity,
  attempt_id integer not null references attempts on delete cascade,
  cause text not null check (cause in ('key', 'calibration', 'reopened')),
  replaced_at timestamptz not null,
  total_questions integer not null,
  correct_answers integer not null,
  percentage double precision not null,
  tri_score double precision,
  tri_source text,
  non_tri_score double precision
);
create index attempt_results_of_attempt on attempt_results (attempt_id, id desc);

-- Staff let a student go on: the session runs again, and the attempt it left says so.
alter table sessions add column reopened_at timestamptz;
alter table attempts add column reopened_at timestamptz;

create table calibrations (
  id integer primary key generated always as identity,
  exam_id integer not null references exams on delete cascade,
  -- How many first attempts it was made from, and how many of its items had official parameters.
  answers integer not null,
  anchors integer not null,
  group_mean double precision not null,
  group_sd double precision not null,
  placement_error double precision not null,
  converged boolean not null,
  at timestamptz not null
);
create index calibrations_of_exam on calibrations (exam_id, id desc);

create table calibrated_items (
  calibration_id integer not null references calibrations on delete cascade,
  question_id integer not null references questions on delete cascade,
  a double precision not null,
  b double precision not null,
  c double precision not null,
  a_error double precision not null,
  b_error double precision not null,
  c_error double precision not null,
  anchor boolean not null,
  primary key (calibration_id, question_id)
);
create index calibrated_items_of_question on calibrated_items (question_id);

alter table attempts drop constraint attempts_tri_source_check;
alter table attempts add constraint attempts_tri_source_check
  check (tri_source in ('official', 'calibrated', 'estimate', 'formula', 'manual'));

-- For walking the attempts at an edition when its key changes.
create index attempts_of_edition on attempts (edition_id, id) where edition_id is not null;
