-- Corrections of the shared bank: teachers propose them, admins decide, and the owner of each exam takes them or not.

create table question_proposals (
  id integer primary key generated always as identity,
  question_id integer not null references questions on delete cascade,
  kind text not null check (kind in ('key', 'withdraw')),
  -- Of kind "key": the right letter, or null to annul the question.
  letter text check (letter in ('A', 'B', 'C', 'D', 'E')),
  reason text not null,
  proposer_id integer references users on delete set null,
  created_at timestamptz not null,
  decided_at timestamptz,
  accepted boolean,
  -- What the admin wrote back.
  answer text,
  check ((decided_at is null) = (accepted is null))
);
-- Whoever proposes again before anybody decided has thought better of it.
create unique index question_proposals_open on question_proposals (question_id, proposer_id) where decided_at is null;
create index question_proposals_of_proposer on question_proposals (proposer_id);

-- The key an exam was given, where the bank has another one by now: it stays the exam's key until its owner takes the bank's.
create table key_offers (
  exam_id integer not null references exams on delete cascade,
  question_id integer not null references questions on delete cascade,
  letter text check (letter in ('A', 'B', 'C', 'D', 'E')),
  annulled boolean not null,
  -- The owner keeps the exam's key, and is not asked again before the bank's changes again.
  declined_at timestamptz,
  primary key (exam_id, question_id)
);
create index key_offers_of_question on key_offers (question_id);

-- By a trigger, so that no way of changing a key, the sync's included, can change the results of an exam.
create function offer_corrected_key() returns trigger language plpgsql as $$
begin
  delete from key_offers
    where question_id = new.question_id and (letter, annulled) is not distinct from (new.letter, new.annulled);
  insert into key_offers (exam_id, question_id, letter, annulled)
    select exam_id, new.question_id, old.letter, old.annulled from exam_questions
    where question_id = new.question_id and not exists (
      -- Its owner has corrected the key already.
      select from key_corrections as own
      where own.exam_id = exam_questions.exam_id and own.question_id = new.question_id)
  on conflict (exam_id, question_id) do update set declined_at = null;
  return null;
end $$;
create trigger key_corrected_in_bank after update on question_keys for each row
  when ((old.letter, old.annulled) is distinct from (new.letter, new.annulled)) execute function offer_corrected_key();

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in (
  'exam-assigned', 'exam-tomorrow', 'result-ready', 'essay-corrected', 'teacher-joined',
  'correction-proposed', 'proposal-decided', 'key-offered', 'question-withdrawn'));
