-- An import says what it noted besides what it took, corrected and refused, and goes on where it stopped.
alter table import_findings drop constraint import_findings_outcome_check;
alter table import_findings add constraint import_findings_outcome_check
  check (outcome in ('taken', 'unchanged', 'corrected', 'refused', 'noted'));
create index import_findings_outcome on import_findings (import_id, outcome, id);

alter table imports
  add column options jsonb not null default '{}',
  add column done integer not null default 0,
  add column total integer not null default 0,
  add column notification_id bigint references notifications on delete set null,
  add column user_name text not null default '',
  add column error text;

-- What a site's source said last: a later import changes a field only where the source itself has changed,
-- so that what an officer has edited since stays.
create table site_imports (
  site_id bigint primary key references sites on delete cascade,
  import_id bigint references imports on delete set null,
  source_values jsonb not null default '{}'
);
