-- Files that came with a representation. The columns are those of site_files, and mean the same: what may be read is
-- decided by `state`, never by where bytes lie.
create table representation_files (
  id bigint generated always as identity primary key,
  representation_id bigint not null references representations on delete cascade,
  -- Its number among those of the representation: what a file is called may hold what is redacted.
  number integer not null,
  kind text not null default 'consultations attachments',
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
  unique (representation_id, number)
);
create index representation_files_of_one on representation_files (representation_id, id desc) where deleted_at is null;
create index representation_files_upload on representation_files (upload);
create index representation_files_waiting on representation_files (next_scan_at) where tidied_at is null;

-- Whoever adds files holds the representation, so that no two get one number.
create function number_attachment() returns trigger language plpgsql as $$
begin
  new.number := coalesce((select max(number) from representation_files
                           where representation_id = new.representation_id), 0) + 1;
  return new;
end $$;
create trigger attachment_numbered before insert on representation_files
  for each row when (new.number is null) execute function number_attachment();

-- What others may see of an attachment: its pages as pictures, with boxes in which nothing is left. A copy belongs to
-- one version of the boxes; other boxes make another.
create table attachment_copies (
  id bigint generated always as identity primary key,
  file_id bigint not null references representation_files on delete cascade,
  version integer not null,
  -- Each with its page, its place in parts of the page, and what it covers.
  boxes jsonb not null,
  state text not null default 'making' check (state in ('making', 'made', 'failed')),
  -- Why it could not be made, as people read it.
  reason text,
  pages integer not null,
  size_bytes bigint,
  account_id bigint references accounts on delete set null,
  user_name text not null,
  created_at timestamptz not null default clock_timestamp(),
  made_at timestamptz,
  unique (file_id, version)
);

-- Which copies the public reads with an edition; its role reads this table beside the edition itself.
create table published_attachments (
  representation_id bigint not null references published_representations on delete cascade,
  number integer not null,
  content_type text not null,
  pages integer not null,
  size_bytes bigint not null,
  -- Where the copy lies.
  copy_id bigint not null,
  primary key (representation_id, number)
);
create index published_attachments_copy on published_attachments (copy_id);

-- Whoever deletes an attachment takes its copy from the public in the same statement.
create function withdraw_deleted_attachment() returns trigger language plpgsql as $$
begin
  delete from published_attachments p using attachment_copies c where c.file_id = new.id and p.copy_id = c.id;
  return null;
end $$;
create trigger attachment_withdrawn after update of deleted_at on representation_files
  for each row when (new.deleted_at is not null and old.deleted_at is null)
  execute function withdraw_deleted_attachment();
