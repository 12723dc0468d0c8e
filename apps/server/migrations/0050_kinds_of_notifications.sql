-- Which kinds there are is the contract's to say (NOTIFICATION_KINDS): a list here too had to be written anew with each of them.
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind ~ '^[a-z]+(-[a-z]+)*$');
