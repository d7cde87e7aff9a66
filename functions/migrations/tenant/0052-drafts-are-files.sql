-- Drafts of documents that officers have asked for as a file, which a job writes.
create table draft_files (
  id uuid primary key default gen_random_uuid(),
  document_id bigint not null references documents on delete cascade,
  account_id bigint references accounts on delete set null,
  notification_id bigint references notifications on delete set null,
  format text not null check (format in ('pdf', 'docx')),
  status text not null default 'processing' check (status in ('processing', 'success', 'error')),
  -- What it is doing, or why it failed, in words.
  message text not null,
  -- What the file is called once it is there.
  file_name text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index draft_files_finished on draft_files (finished_at);
