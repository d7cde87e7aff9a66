-- A saved search is the same in every search screen: the filters, the map area and the order.
create table search_templates (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 100),
  account_id bigint references accounts on delete set null,
  is_shared boolean not null default false,
  parameters jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index search_templates_name on search_templates (account_id, lower(name));
create index search_templates_shared on search_templates (lower(name)) where is_shared;

-- Sites chosen for something, such as an export: an address holds the id of a selection, not 20,000 numbers.
create table site_selections (
  id uuid primary key default gen_random_uuid(),
  site_ids bigint[] not null,
  account_id bigint references accounts on delete set null,
  created_at timestamptz not null default now()
);

create table exports (
  id uuid primary key default gen_random_uuid(),
  account_id bigint references accounts on delete set null,
  job_id uuid references jobs on delete set null,
  file_type text not null,
  file_name text not null,
  -- What was asked: selection, fields, geometry column, scenario.
  request jsonb not null,
  status text not null default 'new',
  sites integer not null default 0,
  size_bytes bigint,
  -- The object's name in the exports bucket once it is written.
  object_name text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index exports_owner on exports (account_id, created_at desc);
