-- Which editions stand in the volumes of a report: once one of them is public no longer, its volume is not given out.
create table report_contents (
  report_id uuid not null references reports on delete cascade,
  -- From 1.
  volume integer not null,
  representation_id bigint not null,
  edition integer not null,
  primary key (report_id, volume, representation_id)
);
-- Of packs made before nobody knows what they hold: they end with the next tidying.
update reports set finished_at = finished_at - interval '31 days'
 where status = 'success' and request ->> 'kind' = 'pack';
