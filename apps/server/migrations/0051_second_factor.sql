-- A second factor for staff, accounts that an admin switched off, and an end for every session.

alter table users add column deactivated_at timestamptz;

create table second_factors (
  user_id integer primary key references users on delete cascade,
  -- The shared secret, sealed with a key that is not in the database.
  secret text not null,
  created_at timestamptz not null,
  -- Null until a first code proved that the app on the phone has the secret: until then nobody is asked for one.
  confirmed_at timestamptz,
  -- The 30-second step of the last code that was taken: a code works once.
  last_step bigint not null default 0
);

-- For whoever lost the phone. A code that was used is gone.
create table recovery_codes (
  user_id integer not null references users on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

-- Somebody who gave the right password and owes the second factor.
create table login_challenges (
  token_hash text primary key,
  user_id integer not null references users on delete cascade,
  shared_computer boolean not null,
  expires_at timestamptz not null
);
create index login_challenges_of_user on login_challenges (user_id);

-- However much it is used, a session ends 90 days after signing in.
update sign_ins set expires_at = least(expires_at, created_at + interval '90 days');
