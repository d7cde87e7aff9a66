-- The Word file that was taken into a draft last, and what of it did not come over.
create table document_word_files (
  document_id bigint primary key references documents on delete cascade,
  file_name text not null,
  -- [{ "message", "sectionId", "blockId" }]
  losses jsonb not null,
  account_id bigint references accounts on delete set null,
  taken_at timestamptz not null default clock_timestamp()
);
