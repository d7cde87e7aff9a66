-- `attempts` counts publishing, which an outage of Pub/Sub drives up; the pause before a retry follows these.
alter table platform.outbox add column failures integer not null default 0;
-- Handled events keep nothing of what they were given: there were e-mail addresses in it.
update platform.outbox set payload = '{}' where handled_at is not null and payload <> '{}';
