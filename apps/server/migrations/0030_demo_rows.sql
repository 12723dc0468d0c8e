-- Which accounts and turmas the demonstration made: clearing it touches nothing else, and outside a demonstration nobody signs in
-- with a password that everybody knows. Exams, attempts and essays belong to these accounts.
alter table users add column demo boolean not null default false;
alter table turmas add column demo boolean not null default false;

update users set demo = true
where email like '%@gabarita.demo' and exists (select from settings where key = 'demo' and value = '"seeded"');
update turmas set demo = true
where code = '482913' and exists (select from settings where key = 'demo' and value = '"seeded"');
