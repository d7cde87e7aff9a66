-- How many homes a site holds, as the officer who saved it reckoned; 'base' is the site itself.
create table site_capacities (
  site_id bigint not null references sites on delete cascade,
  scenario_name text not null default 'base',
  -- As functions/src/capacity/formula.ts takes and gives them.
  inputs jsonb not null,
  outcome jsonb not null,
  -- [{ "year", "homes" }] by monitoring year.
  trajectory jsonb not null default '[]',
  account_id bigint references accounts on delete set null,
  user_name text not null,
  row_version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (site_id, scenario_name)
);
