-- For each wrong letter, why it fails: shown to whoever marked it, wherever the key is. A key that changes letter loses them.
alter table question_keys add column why_not jsonb not null default '{}';
