-- Nothing reads or writes these: a job is an event of the outbox, its progress a notification.
alter table exports drop column job_id;
alter table imports drop column job_id;
drop table jobs;
-- A day's tidying looks for the old ones.
create index handled_events_age on handled_events (handled_at);
create index updates_age on updates (created_at);
create index site_selections_age on site_selections (created_at);
