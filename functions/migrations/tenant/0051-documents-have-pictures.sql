-- Pictures that officers put into documents. The columns are those of site_files, and mean the same: what may be read is
-- decided by `state`, never by where bytes lie.
create table document_files (
  id bigint generated always as identity primary key,
  document_id bigint not null references documents on delete cascade,
  kind text not null default 'documents',
  upload uuid not null,
  safe_name text not null,
  display_name text not null,
  content_type text not null check (content_type in ('image/png', 'image/jpeg')),
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
  tidied_at timestamptz
);
create index document_files_of_one on document_files (document_id, id desc) where deleted_at is null;
create index document_files_upload on document_files (upload);
create index document_files_waiting on document_files (next_scan_at) where tidied_at is null;

-- Pictures are files of an edition, too, and are no text.
alter table published_document_files alter column body type bytea using convert_to(body, 'UTF8');
