-- A student's sessions are asked for at every visit of the dashboard and by every sheet that is handed in; until now only those
-- under way had an index, and only by exam. With the account all of them are looked for, and whatever its owner typed in for others.
create index sessions_of_user on sessions (user_id, id desc);
create index attempts_entered_by on attempts (entered_by) where entered_by is not null;
