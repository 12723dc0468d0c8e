-- Public results of the SiSU: what can be studied where, and from which score on. Nothing in here is about people.

create table course_modalities (
  id integer primary key,
  text text not null
);

-- An offer is read whole and never joined by year, so its years stand in it: nine thousand rows instead of two hundred thousand.
create table course_offers (
  id integer primary key,
  uf text not null,
  institution text not null,
  acronym text not null,
  campus text not null,
  city text not null,
  course text not null,
  degree text not null,
  shift text not null,
  -- The offer that this one goes on as, under another spelling.
  goes_on_as integer references course_offers deferrable initially deferred,
  -- Text that is read whole: jsonb would take three times as long to store at the first start.
  -- [{ year, weights: [cn, ch, lc, mt, redacao], minimums: [the same], minimum_total, cutoffs: [[modality, places, cutoff], …] }, …]
  years json not null,
  -- { year, cutoffs: [[modality, median, spread], …] }, for offers of the last year
  forecast json,
  -- Course (A), city (B) and institution (C) without accents.
  words tsvector not null
);

create index course_offers_by_word on course_offers using gin (words);
create index course_offers_by_name on course_offers (course, city, id) where forecast is not null;
create index course_offers_by_successor on course_offers (goes_on_as) where goes_on_as is not null;
