-- What arrives in volume: tables, e-mails, letters. Each file is a run; nothing is registered twice.
create table intake_runs (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('table', 'e-mail', 'letter')),
  file_name text not null,
  size_bytes integer not null,
  sha256 text not null,
  -- As it arrived. Of a table until its rows are registered, of e-mails and letters as long as they are kept.
  file bytea,
  status text not null default 'new'
    check (status in ('new', 'reading', 'preview', 'registering', 'finished', 'discarded', 'error')),
  -- What counts where a row says nothing else.
  consultation_id bigint references consultations,
  correspondence_type_id bigint references correspondence_types,
  received_date date,
  -- The columns of the file, what each goes to, how many values it has and one of them.
  columns jsonb not null default '[]',
  done integer not null default 0,
  total integer not null default 0,
  error text,
  account_id bigint references accounts on delete set null,
  user_name text not null,
  notification_id bigint references notifications on delete set null,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);

-- What each row of a table says and what became of it.
create table intake_rows (
  run_id bigint not null references intake_runs on delete cascade,
  row_number integer not null,
  reference text,
  arrival jsonb,
  findings jsonb not null default '[]',
  outcome text not null default 'waiting' check (outcome in ('waiting', 'taken', 'corrected', 'refused', 'repeated')),
  representation_id bigint references representations on delete set null,
  primary key (run_id, row_number)
);
create index intake_rows_outcome on intake_rows (run_id, outcome, row_number);

-- By what a representation from elsewhere is known again: its reference there, or a hash of who said what and when.
create table intake_keys (
  key text primary key,
  representation_id bigint not null references representations on delete cascade
);
create index intake_keys_representation on intake_keys (representation_id);

-- Which field a file's column goes to where somebody has matched it by hand, for files to come; null: left out.
create table intake_columns (
  column_name text primary key,
  field text,
  matched_at timestamptz not null default now()
);

-- E-mails and letters that were read and wait for an officer.
create table inbox_items (
  id bigint generated always as identity primary key,
  run_id bigint not null references intake_runs on delete cascade,
  position integer not null,
  source text not null check (source in ('e-mail', 'letter')),
  status text not null check (status in ('waiting', 'registered', 'dismissed', 'unreadable')),
  -- The Message-ID, or a hash of the content.
  key text not null unique,
  sender_name text,
  sender_email text,
  subject text not null default '',
  sent_at timestamptz,
  text text not null default '',
  attachments jsonb not null default '[]',
  -- Of recognised text, in percent.
  confidence integer,
  problem text,
  representation_id bigint references representations on delete set null,
  row_version integer not null default 1,
  created_at timestamptz not null default now()
);
create index inbox_items_status on inbox_items (status, id);
create index inbox_items_run on inbox_items (run_id);

-- The pages of a letter: how each looks and what was read on it.
create table inbox_pages (
  item_id bigint not null references inbox_items on delete cascade,
  page integer not null,
  text text not null,
  confidence integer,
  picture bytea,
  primary key (item_id, page)
);

-- People are found by their address or exact name.
create index contacts_by_email on contacts (lower(email)) where not is_deleted;
create index contacts_by_exact_name on contacts (lower(name)) where not is_deleted;
create index organisations_by_email on organisations (lower(email)) where not is_deleted;
create index organisations_by_exact_name on organisations (lower(name)) where not is_deleted;
