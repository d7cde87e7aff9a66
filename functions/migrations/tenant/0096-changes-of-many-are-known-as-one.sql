-- What one person changed on many records at once: the lines in their histories name it, so that it is undone as one.
create table bulk_changes (
  id uuid primary key,
  entity text not null,
  account_id bigint references accounts (id),
  -- How many records it changed.
  records integer not null default 0,
  -- The change of many that this one took back.
  undoes uuid references bulk_changes (id),
  created_at timestamptz not null default clock_timestamp()
);
alter table record_history add column bulk_id uuid references bulk_changes (id);
create index record_history_of_bulk on record_history (bulk_id) where bulk_id is not null;
