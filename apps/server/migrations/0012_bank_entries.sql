-- The question bank as it is searched: one small row for each question that is in it, with everything the bank is
-- filtered, ordered and counted by. Counting matches in `questions` meant walking past all of its texts.

create table bank_entries (
  question_id integer primary key references questions on delete cascade,
  year integer not null,
  index integer not null,
  area text not null,
  difficulty text,
  skill smallint,
  -- Of everything one reads in it. Kept in the row, compressed if need be: fetching it from elsewhere costs more than
  -- looking into it.
  words tsvector not null
);
alter table bank_entries alter column words set storage main;

insert into bank_entries
  select q.id, e.year, q.index, q.area, q.difficulty, q.skill, q.words
  from questions q join editions e on e.id = q.edition_id
  where q.status = 'served';

-- Without a list of pending entries: a search must not pay for the last sync.
create index bank_entries_by_word on bank_entries using gin (words) with (fastupdate = off);
-- The order of the bank: a page is read off it, and filters are looked up in it without touching the rows.
create index bank_entries_in_order on bank_entries (year desc, index, question_id) include (area, difficulty, skill);

-- How many questions have these words, among those with the given filters; null filters nothing. The planner takes looking
-- into every row's words for cheap, and for a common word would rather do that than use the index of words, which is
-- twice as fast; here it has no choice.
create function count_with_words(wanted tsquery, of_area text, of_difficulty text, of_year integer, of_skill integer)
  returns integer language sql stable parallel safe
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
  return (
    select count(*) from bank_entries
    where words @@ wanted
      and (of_area is null or area = of_area)
      and (of_difficulty is null or difficulty = of_difficulty)
      and (of_year is null or year = of_year)
      and (of_skill is null or skill = of_skill));

drop function questions_with_words(tsquery);
drop index questions_in_bank;
alter table questions drop column words;
