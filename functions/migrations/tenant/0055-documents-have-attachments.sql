-- Files that officers attach to documents. The columns are those of site_files, and mean the same, besides the last four.
create table document_attachments (
  id bigint generated always as identity primary key,
  document_id bigint not null references documents on delete cascade,
  kind text not null default 'document attachments',
  upload uuid not null,
  safe_name text not null,
  display_name text not null,
  content_type text not null check (content_type in ('image/png', 'image/jpeg', 'application/pdf')),
  size_bytes bigint not null check (size_bytes > 0),
  state text not null default 'unscanned' check (state in ('unscanned', 'clean', 'quarantined', 'fail')),
  reason text,
  account_id bigint references accounts on delete set null,
  user_name text not null,
  created_at timestamptz not null default clock_timestamp(),
  arrived_at timestamptz,
  judged_at timestamptz,
  next_scan_at timestamptz not null default clock_timestamp(),
  attempts integer not null default 0,
  deleted_at timestamptz,
  tidied_at timestamptz,
  -- What the public reads in place of the file's name; '': its name.
  title text not null default '' check (char_length(title) <= 200),
  -- Among those of its document; null: behind those that have a place.
  position integer,
  -- Taken out of the draft. The file is deleted once no published edition has it.
  removed_at timestamptz,
  row_version integer not null default 1
);
create index document_attachments_of_one on document_attachments (document_id, id desc) where deleted_at is null;
create index document_attachments_upload on document_attachments (upload);
create index document_attachments_waiting on document_attachments (next_scan_at) where tidied_at is null;
