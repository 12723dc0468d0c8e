-- Answer sheets on paper: which ones were printed, and what was read from photos of them.

create table answer_sheets (
  -- In the strip of the sheet, 27 bits. Drawn at random, so that a sheet of another school is not taken for one of ours.
  serial integer primary key check (serial between 1 and 134217727),
  exam_id integer not null references exams on delete cascade,
  -- Null: printed without a name, with bubbles for the student's number.
  user_id integer references users on delete cascade,
  created_at timestamptz not null,
  -- Printed again, a sheet is the same sheet.
  unique nulls not distinct (exam_id, user_id)
);
create index answer_sheets_of_user on answer_sheets (user_id);

create table recognitions (
  id integer primary key generated always as identity,
  -- Who sent the photo.
  user_id integer not null references users on delete cascade,
  -- Whose sheet it is, when the sheet says so.
  student_id integer references users on delete cascade,
  exam_id integer not null references exams on delete cascade,
  -- What was read, in the order of the questions: [{ "letters": ["A"], "confidence": 0.98 }].
  answers jsonb not null,
  -- Name of the photo in the store of private files.
  photo text not null,
  -- The attempt that confirmed it: a reading is confirmed once.
  attempt_id integer references attempts on delete set null,
  created_at timestamptz not null
);
create index recognitions_of_user on recognitions (user_id);
create index recognitions_of_student on recognitions (student_id);
create index recognitions_of_exam on recognitions (exam_id);
create index recognitions_of_attempt on recognitions (attempt_id);
create index recognitions_by_age on recognitions (created_at);

-- A photo goes with its row, whatever deleted that: the account, the exam, or time. Files are outside of transactions, so
-- their names wait here until a job has removed them.
create table discarded_photos (
  photo text primary key
);
create function discard_photo() returns trigger language plpgsql as $$
begin
  insert into discarded_photos (photo) values (old.photo);
  return null;
end
$$;
create trigger recognitions_discard_photo after delete on recognitions
  for each row execute function discard_photo();
