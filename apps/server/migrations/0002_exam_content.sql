-- Editions, their questions and keys, images, and INEP's item files.

create table editions (
  id integer primary key generated always as identity,
  source text not null check (source in ('ENEM', 'ORIGINAL')),
  year integer not null unique,
  title text not null,
  -- [{ title, texts }]
  essay_topics jsonb not null default '[]',
  -- Grows with every change of the edition's content: caches compare it.
  revision integer not null default 1
);

create table images (
  -- Of the file it was made from: the same picture is stored once, wherever it came from.
  hash text primary key,
  format text not null check (format in ('webp', 'svg')),
  width integer not null,
  height integer not null,
  alt text not null default '',
  -- The smaller copy for phones; null when the image is no larger than a phone shows.
  small_width integer,
  small_height integer
);

create table questions (
  id integer primary key generated always as identity,
  source text not null check (source in ('ENEM', 'ORIGINAL', 'CUSTOM')),
  edition_id integer references editions on delete cascade,
  index integer,
  language text check (language in ('ingles', 'espanhol')),
  -- Identity within the edition, as in "3-ingles"; ids of questions survive every sync.
  place text generated always as (index::text || coalesce('-' || language, '')) stored,
  area text check (area in ('linguagens', 'ciencias-humanas', 'ciencias-natureza', 'matematica')),
  context text,
  statement text not null,
  skill smallint check (skill between 1 and 30),
  competence smallint,
  difficulty text check (difficulty in ('easy', 'medium', 'hard')),
  tri_a double precision,
  tri_b double precision,
  tri_c double precision,
  status text not null check (status in ('served', 'quarantined', 'gap')),
  reasons text[] not null default '{}',
  flags text[] not null default '{}',
  -- Of what was ingested: an unchanged question is not written again.
  fingerprint text,
  mended_at timestamptz,
  -- Of everything one reads in it, for searching.
  words tsvector not null default '',
  unique (edition_id, place),
  check (source = 'CUSTOM' or (edition_id is not null and index is not null and area is not null))
);
-- Without a list of pending entries: a search must not pay for the last sync.
create index questions_by_word on questions using gin (words) with (fastupdate = off);
-- The bank is filtered and counted in the index, without touching the texts.
create index questions_in_bank on questions (edition_id, index, id) include (area, difficulty, skill) where status = 'served';
create index questions_to_look_at on questions (edition_id, index) where status = 'quarantined' or flags <> '{}';

create table alternatives (
  id integer primary key generated always as identity,
  question_id integer not null references questions on delete cascade,
  letter text not null check (letter in ('A', 'B', 'C', 'D', 'E')),
  text text,
  image text references images,
  unique (question_id, letter)
);

-- Apart from the questions, so that no query about a paper can return a key by mistake.
create table question_keys (
  question_id integer primary key references questions on delete cascade,
  letter text check (letter in ('A', 'B', 'C', 'D', 'E')),
  annulled boolean not null default false,
  outside_tri boolean not null default false,
  explanation text,
  -- What the public service says, to be held against INEP's.
  service_letter text
);

-- INEP's ITENS_PROVA files, row by row as published; errata are applied when they are read.
create table official_items (
  year integer not null,
  booklet integer not null,
  row integer not null,
  area text not null check (area in ('CH', 'CN', 'LC', 'MT')),
  colour text not null,
  position integer not null,
  item integer not null,
  -- 0 English, 1 Spanish, as INEP codes it; null for the common items.
  language smallint check (language in (0, 1)),
  key text not null,
  skill smallint,
  abandoned boolean not null,
  a double precision,
  b double precision,
  c double precision,
  primary key (year, booklet, row)
);

-- Portuguese words for searching, whatever their accents. The stemmer knows its suffixes only with their accents, so the
-- commonest are put back after all accents were taken off: "explicacao" and "Explicações" both become "explic".
create function searchable(value text) returns text language sql immutable parallel safe strict
  return regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    plain(value),
    'cao\M', 'ção', 'g'), 'coes\M', 'ções', 'g'),
    'avel\M', 'ável', 'g'), 'ivel\M', 'ível', 'g'),
    'ancia(s?)\M', 'ância\1', 'g'), 'encia(s?)\M', 'ência\1', 'g');

-- Questions that have these words, without their texts. The planner takes looking into every question's list for cheap,
-- and for a common word would rather do that than use the index of words, which is several times faster; here it has no
-- choice.
create function questions_with_words(query tsquery)
  returns table (id integer, edition_id integer, index integer, area text, difficulty text, skill smallint, status text)
  language sql stable parallel safe rows 300
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
  as 'select id, edition_id, index, area, difficulty, skill, status from questions where words @@ query';
