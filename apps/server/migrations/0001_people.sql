-- People, how they sign in, their turmas, and what staff did.
create extension if not exists unaccent;
create extension if not exists pg_trgm;

create table users (
  id integer primary key generated always as identity,
  name text not null,
  email text not null,
  password_hash text not null,
  role text not null check (role in ('student', 'teacher', 'admin')),
  ranking_visible boolean not null default true,
  created_at timestamptz not null,
  last_seen_at timestamptz
);
-- E-mails are compared case-insensitively.
create unique index users_email on users (lower(email));
-- Engines differ in collations, so names are ordered by their plain letters. unaccent() is only "stable", hence no index
-- on it directly; a wrapper declared immutable is safe because the dictionary never changes under us.
create function plain(value text) returns text language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent', value));
create index users_by_name on users (plain(name), id);

create table sign_ins (
  id integer primary key generated always as identity,
  user_id integer not null references users on delete cascade,
  token_hash text not null unique,
  device text not null,
  shared_computer boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index sign_ins_of_user on sign_ins (user_id);
create index sign_ins_by_expiry on sign_ins (expires_at);

-- A device that signed in before has its own wrong-password counter, so that nobody can lock a classmate out.
create table known_devices (
  user_id integer not null references users on delete cascade,
  device_hash text not null,
  seen_at timestamptz not null,
  primary key (user_id, device_hash)
);

create table throttles (
  key text primary key,
  hits integer not null,
  resets_at timestamptz not null
);

-- Codes that create a new password: sent by e-mail, or issued by staff and read out.
create table one_time_codes (
  id integer primary key generated always as identity,
  user_id integer not null references users on delete cascade,
  code_hash text not null,
  issued_by integer references users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index one_time_codes_of_user on one_time_codes (user_id);

create table audit_entries (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  actor_id integer references users on delete set null,
  actor_name text not null,
  action text not null,
  subject text not null,
  details jsonb not null default '{}'
);

create table turmas (
  id integer primary key generated always as identity,
  name text not null,
  description text not null,
  code text not null unique check (code ~ '^[0-9]{6}$'),
  created_at timestamptz not null
);

create table turma_members (
  turma_id integer not null references turmas on delete cascade,
  user_id integer not null references users on delete cascade,
  joined_at timestamptz not null,
  primary key (turma_id, user_id)
);
create index turma_members_of_user on turma_members (user_id, joined_at desc);

-- Facts about the installation, such as whether its demo data was cleared.
create table settings (
  key text primary key,
  value jsonb not null
);
