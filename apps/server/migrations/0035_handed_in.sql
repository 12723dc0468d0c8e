-- When the student handed the exam in; null while it is written, and when its time ran out instead. What comes after it waits.
alter table sessions add column finished_at timestamptz;
-- Until now a student who handed in was heard of at that very moment, and the job came when nobody was.
update sessions set finished_at = closed_at where closed_at is not null and last_contact_at >= closed_at;
