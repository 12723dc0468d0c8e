-- Custom exams: what their creators decided, their questions in order, and the turmas that sit them.

create table exams (
  id integer primary key generated always as identity,
  -- The exam outlives the account of who made it; admins look after it then.
  owner_id integer references users on delete set null,
  title text not null,
  description text not null,
  duration_minutes integer not null check (duration_minutes > 0),
  total_questions integer not null check (total_questions between 1 and 180),
  -- Decides the ranking's area; null when the exam covers more than one.
  report_subject text check (report_subject in ('linguagens', 'ciencias-humanas', 'ciencias-natureza', 'matematica')),
  is_active boolean not null,
  is_redacao boolean not null,
  -- { title, texts } of an essay exam, in the shape of an edition's topics.
  essay_topic jsonb,
  use_tri boolean not null,
  allow_multiple_attempts boolean not null,
  show_immediate_answer_key boolean not null,
  start_time timestamptz,
  end_time timestamptz,
  -- How long after its deadline an attempt finished offline is still taken.
  offline_hours integer not null default 24 check (offline_hours >= 0),
  created_at timestamptz not null,
  -- When its questions (or the essay's theme) were first sent: students know nothing of the exam before.
  sent_at timestamptz,
  check (end_time > start_time)
);
create index exams_of_owner on exams (owner_id);

create table exam_questions (
  exam_id integer not null references exams on delete cascade,
  question_id integer not null references questions on delete restrict,
  -- "order" in the calls: 1, 2, 3 …
  position integer not null check (position > 0),
  points double precision not null default 1 check (points > 0),
  primary key (exam_id, question_id),
  unique (exam_id, position)
);
create index exam_questions_of_question on exam_questions (question_id);

create table exam_turmas (
  exam_id integer not null references exams on delete cascade,
  turma_id integer not null references turmas on delete cascade,
  assigned_at timestamptz not null,
  primary key (exam_id, turma_id)
);
create index exam_turmas_of_turma on exam_turmas (turma_id);

-- Typed questions may point to a video; those of the bank never do.
alter table questions add column video_url text;
