-- A photo is named here before its file is written, and no longer once its row is: whatever breaks in between, a file that
-- nobody's row names is removed. What was discarded goes at once; what may still be on its way, from this moment on.
alter table discarded_photos add column due_at timestamptz not null default '-infinity';
