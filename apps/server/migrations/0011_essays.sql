-- Essays: the sheet being written, every version that was corrected, and what teachers made of it.

alter table attempts drop constraint attempts_discipline_check;
alter table attempts add constraint attempts_discipline_check
  check (discipline in ('prova-completa', 'linguagens', 'ciencias-humanas', 'ciencias-natureza', 'matematica', 'redacao'));

create table essay_drafts (
  id integer primary key generated always as identity,
  user_id integer not null references users on delete cascade,
  -- The sheet: of an edition's year, or of an exam.
  year integer,
  exam_id integer references exams on delete cascade,
  topic text not null,
  text text not null,
  updated_at timestamptz not null,
  check ((year is null) <> (exam_id is null)),
  unique nulls not distinct (user_id, year, exam_id)
);

create table essays (
  id integer primary key generated always as identity,
  user_id integer not null references users on delete cascade,
  year integer,
  exam_id integer references exams on delete set null,
  attempt_id integer references attempts on delete set null,
  -- The turma it was written in; of practice, null.
  turma_id integer references turmas on delete set null,
  topic text not null,
  -- As it was graded: in Unicode form NFC, no longer than the sheet.
  text text not null,
  -- Counted by student and theme.
  version integer not null check (version > 0),
  source text not null check (source in ('local', 'external')),
  score integer not null check (score between 0 and 1000),
  -- The whole correction, in the shape of the call's answer.
  result jsonb not null,
  created_at timestamptz not null,
  -- A reading by teachers: asked for, by how many, and given back with the grade they came to.
  review_requested_at timestamptz,
  readers_wanted integer not null default 1 check (readers_wanted between 1 and 3),
  returned_at timestamptz,
  human_score integer check (human_score between 0 and 1000),
  -- { C1, C2, C3, C4, C5 }
  human_competencies jsonb
);
create index essays_of_user on essays (user_id, id desc);
create index essays_of_attempt on essays (attempt_id);
create index essays_waiting on essays (review_requested_at) where review_requested_at is not null and returned_at is null;

create table essay_readings (
  id integer primary key generated always as identity,
  essay_id integer not null references essays on delete cascade,
  -- The grade outlives the account of who gave it.
  reader_id integer references users on delete set null,
  -- { C1, C2, C3, C4, C5 }
  competencies jsonb not null,
  -- By competency, where there is something to say.
  comments jsonb not null,
  comment text not null,
  created_at timestamptz not null,
  unique (essay_id, reader_id)
);

-- Who was told that essays go to a service outside the school, and agreed.
create table essay_consents (
  user_id integer primary key references users on delete cascade,
  given_at timestamptz not null
);
