-- What the law on personal data (LGPD) asks of a service that minors use: age, who answers for them, and what was agreed to.

alter table users
  add column birth_date date,
  -- Who answers for a minor.
  add column guardian_name text,
  add column guardian_email text,
  add check ((guardian_name is null) = (guardian_email is null));

-- Every yes and every no, in the order given; the last one counts.
create table consents (
  id integer primary key generated always as identity,
  user_id integer not null references users on delete cascade,
  -- Which version of the terms and of the privacy page.
  version text not null,
  given boolean not null,
  decided_at timestamptz not null
);
create index consents_of_user on consents (user_id, id desc);
