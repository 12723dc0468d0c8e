-- Exams being taken, what the server holds of their answers, and the attempts they become.

-- Time that a student gets beyond the others: always, or in one exam. The accommodation is kept, never its reason.
create table extra_time (
  id integer primary key generated always as identity,
  user_id integer not null references users on delete cascade,
  exam_id integer references exams on delete cascade,
  minutes integer not null check (minutes between 1 and 600),
  unique nulls not distinct (user_id, exam_id)
);

create table sessions (
  id integer primary key generated always as identity,
  user_id integer not null references users on delete cascade,
  exam_id integer references exams on delete cascade,
  edition_id integer references editions on delete cascade,
  discipline text check (discipline in ('prova-completa', 'linguagens', 'ciencias-humanas', 'ciencias-natureza', 'matematica')),
  language text check (language in ('ingles', 'espanhol')),
  -- The turma it began in: leaving the turma changes nothing about an exam under way.
  turma_id integer references turmas on delete set null,
  -- Of the device that writes: the second in which it began to.
  epoch bigint not null,
  total_questions integer not null,
  started_at timestamptz not null,
  -- Extra time included.
  duration_ms integer not null check (duration_ms > 0),
  -- Time used up to running_since; a custom exam never pauses and leaves both as they were at its start.
  used_ms integer not null default 0 check (used_ms >= 0),
  running_since timestamptz,
  last_contact_at timestamptz not null,
  -- When the job looks at it: its time is over then, or nobody came back.
  due_at timestamptz not null,
  closed_at timestamptz,
  check ((exam_id is null) <> (edition_id is null)),
  check ((edition_id is null) = (discipline is null))
);
create unique index sessions_running_exam on sessions (user_id, exam_id) where closed_at is null and exam_id is not null;
create unique index sessions_running_edition on sessions (user_id, edition_id, discipline)
  where closed_at is null and edition_id is not null;
create index sessions_due on sessions (due_at) where closed_at is null;
create index sessions_of_exam on sessions (exam_id) where closed_at is null;

-- One row a question: the answer that counts, the ones of other devices that did not see it, and what gave way to it.
create table session_answers (
  session_id integer not null references sessions on delete cascade,
  question_id integer not null references questions on delete cascade,
  number integer not null,
  epoch bigint not null,
  seq bigint not null,
  letter text check (letter in ('A', 'B', 'C', 'D', 'E')),
  annulled text[] not null default '{}',
  elapsed_ms integer not null,
  -- [{ epoch, seq, choice, annulled, elapsedMs }]
  others jsonb not null default '[]',
  -- [{ epoch, seq }], the last of each epoch
  superseded jsonb not null default '[]',
  primary key (session_id, question_id)
);

create table attempts (
  id integer primary key generated always as identity,
  user_id integer not null references users on delete cascade,
  session_id integer unique references sessions on delete set null,
  source text not null check (source in ('CUSTOM', 'ENEM', 'ORIGINAL')),
  exam_id integer references exams on delete set null,
  edition_id integer references editions on delete set null,
  exam_name text not null,
  year integer,
  -- Of a custom exam, its report subject.
  discipline text check (discipline in ('prova-completa', 'linguagens', 'ciencias-humanas', 'ciencias-natureza', 'matematica')),
  language text check (language in ('ingles', 'espanhol')),
  turma_id integer references turmas on delete set null,
  mode text not null check (mode in ('screen', 'manual', 'photo')),
  -- Staff who typed it in for the student.
  entered_by integer references users on delete set null,
  total_questions integer not null,
  answered integer not null,
  correct_answers integer not null,
  score double precision not null,
  percentage double precision not null,
  tri_score double precision,
  tri_error double precision,
  tri_source text check (tri_source in ('official', 'estimate', 'formula', 'manual')),
  non_tri_score double precision,
  -- [{ discipline, total_questions, correct_answers, percentage, tri_score, tri_error, tri_source }]
  areas jsonb not null default '[]',
  time_spent integer not null,
  -- The first attempt at its exam; later ones are practice.
  first boolean not null,
  -- Whether it counts in the ranking and in the turma's statistics.
  ranked boolean not null,
  sent_offline boolean not null default false,
  -- Answers that came when the key was already known, waiting for staff: [{ question_id, letter }]
  late_answers jsonb,
  -- When the student could first read the key.
  key_shown_at timestamptz,
  idempotency_key text,
  receipt text not null,
  created_at timestamptz not null,
  unique (user_id, idempotency_key)
);
create unique index attempts_first_of_exam on attempts (user_id, exam_id) where first and exam_id is not null;
create unique index attempts_first_of_edition on attempts (user_id, edition_id, discipline)
  where first and edition_id is not null;
create index attempts_of_user on attempts (user_id, id desc);
create index attempts_of_exam on attempts (exam_id, id desc);

create table attempt_answers (
  attempt_id integer not null references attempts on delete cascade,
  question_id integer not null references questions on delete cascade,
  number integer not null,
  letter text check (letter in ('A', 'B', 'C', 'D', 'E')),
  correct boolean not null,
  -- False for a gap, which does not count.
  available boolean not null,
  points double precision not null,
  time_spent integer,
  primary key (attempt_id, question_id)
);
create index attempt_answers_of_question on attempt_answers (question_id);
