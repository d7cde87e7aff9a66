-- Keys to the map services that a council pays for, encrypted with ENCRYPTION_KEY, which is not in here.
create table api_keys (
  name text primary key check (name ~ '^[a-z][a-z0-9-]{1,39}$'),
  encrypted text not null,
  updated_at timestamptz not null default clock_timestamp()
);

-- The newest counts and sums over the council's sites: one row, written by the job 'aggregate-data'.
create table aggregated_data (
  only_row boolean primary key default true check (only_row),
  data jsonb not null,
  -- Of the sites when they were counted: another one means that they have changed since.
  sites_version bigint not null,
  computed_at timestamptz not null default clock_timestamp()
);
