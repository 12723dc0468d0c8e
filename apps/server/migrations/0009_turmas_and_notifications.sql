-- A turma through the years, invitations to it, and what the app tells people.

alter table turmas
  -- Null: the code works until it is changed.
  add column code_expires_at timestamptz,
  -- Out of the lists; members, exams and results stay.
  add column archived_at timestamptz,
  -- The turma its class came from, a year before.
  add column previous_id integer references turmas on delete set null;

-- Students a teacher named who have not come yet. A row is an invitation that still waits: accepting or cancelling deletes it.
create table invitations (
  id integer primary key generated always as identity,
  turma_id integer not null references turmas on delete cascade,
  name text not null,
  email text not null,
  delivery text not null check (delivery in ('email', 'code')),
  -- Of the code on paper or the token in the letter. Null until the letter is written: its token exists nowhere else.
  token_hash text unique,
  invited_by integer references users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the letter went out, and how often that failed.
  mailed_at timestamptz,
  mail_failures integer not null default 0
);
-- Inviting somebody again replaces what was on the way.
create unique index invitations_of_turma on invitations (turma_id, lower(email));
create index invitations_to_mail on invitations (id) where delivery = 'email' and mailed_at is null;

create table notifications (
  id integer primary key generated always as identity,
  user_id integer not null references users on delete cascade,
  kind text not null check (kind in ('exam-assigned', 'exam-tomorrow', 'result-ready', 'essay-corrected', 'teacher-joined')),
  -- What it is about, as people call it: the title of an exam, the theme of an essay.
  subject text not null,
  -- Where in the app it leads.
  place text not null,
  -- Tells one occasion from another of the same kind: 'exam:12', 'exam:12:key-2', 'essay:7'.
  occasion text not null,
  exam_id integer references exams on delete cascade,
  created_at timestamptz not null,
  read_at timestamptz,
  -- Nobody is told the same thing twice, however often a job runs.
  unique (user_id, kind, occasion)
);
create index notifications_of_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_of_exam on notifications (exam_id);
