-- Every word of the bank once, for finding questions by a part of a word: "opriedade" is in "propriedade". The index of the
-- bank knows words by their stems, from their beginning; here the whole words are, a hundredth of the texts, and the
-- stem by which the index knows each.
create table bank_words (
  -- Without accents, as they are compared.
  word text primary key,
  stem text not null
);

-- The words of a text that the index knows; stop words have no stem.
create function words_with_stems(value text) returns table (word text, stem text) language sql immutable parallel safe
  as $$
    select word, (ts_lexize('portuguese_stem', searchable(word)))[1]
    from (select distinct regexp_split_to_table(plain(value), '[^[:alnum:]]+') as word) as words
    where length(word) between 3 and 60 and cardinality(ts_lexize('portuguese_stem', searchable(word))) > 0
  $$;

insert into bank_words
  select word, min(stem) from bank_entries
    join questions on questions.id = bank_entries.question_id
    cross join lateral words_with_stems(concat_ws(' ', statement,
      regexp_replace(context, '!\[([^\]]*)\]\([^)]*\)', '\1', 'g'),
      (select string_agg(text, ' ') from alternatives where alternatives.question_id = questions.id)))
  group by word;
