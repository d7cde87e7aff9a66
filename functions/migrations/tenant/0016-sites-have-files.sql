-- Files of a site. What may be read is decided by `state` here, never by where bytes happen to lie: only a
-- file that was judged clean has its object in the clean bucket under this row's name.
create table site_files (
  id bigint generated always as identity primary key,
  site_id bigint not null references sites on delete cascade,
  -- Bucket kind of the specification's enumeration.
  kind text not null,
  -- One upload may hold several files; together they are one line of the history.
  upload uuid not null,
  -- Safe, and with its id before it the object's last part; `display_name` is what the person called it.
  safe_name text not null,
  display_name text not null,
  content_type text not null check (content_type in ('image/png', 'image/jpeg', 'application/pdf')),
  size_bytes bigint not null check (size_bytes > 0),
  state text not null default 'unscanned' check (state in ('unscanned', 'clean', 'quarantined', 'fail')),
  -- Why it is not clean (yet), as people read it.
  reason text,
  account_id bigint references accounts on delete set null,
  user_name text not null,
  created_at timestamptz not null default clock_timestamp(),
  -- Its last byte is in the unscanned bucket; null while it is being sent.
  arrived_at timestamptz,
  judged_at timestamptz,
  -- When the sweep looks at it next, and how often a scan was begun.
  next_scan_at timestamptz not null default clock_timestamp(),
  attempts integer not null default 0,
  deleted_at timestamptz,
  -- Nothing of it is left where its state says that nothing should be.
  tidied_at timestamptz
);
create index site_files_of_site on site_files (site_id, id desc) where deleted_at is null;
create index site_files_upload on site_files (upload);
create index site_files_waiting on site_files (next_scan_at)
  where tidied_at is null;
