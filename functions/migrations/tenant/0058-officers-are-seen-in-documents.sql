-- Who has the draft of a document open, and in which section they are.
create table document_editors (
  document_id bigint not null references documents on delete cascade,
  account_id bigint not null references accounts on delete cascade,
  tab text not null,
  section_id uuid,
  seen_at timestamptz not null default clock_timestamp(),
  primary key (document_id, account_id, tab)
);
