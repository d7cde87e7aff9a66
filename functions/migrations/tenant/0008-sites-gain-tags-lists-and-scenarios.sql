-- Tags belong to the council; sites.site_tags repeats them as 'id|name' (specification 000 section 3), so
-- that a page of results needs no join and a filter has one index.
create table tags (
  id bigint generated always as identity primary key,
  -- Lower case with hyphens, at least 3 characters (specification 000 section 5).
  name text not null unique check (char_length(name) between 3 and 60),
  account_id bigint references accounts on delete set null,
  created_at timestamptz not null default now()
);
create table site_taggings (
  tag_id bigint not null references tags on delete cascade,
  site_id bigint not null references sites on delete cascade,
  primary key (tag_id, site_id)
);
create index site_taggings_site on site_taggings (site_id);
create index sites_tags on sites using gin (site_tags) where not is_deleted;

create table site_lists (
  id bigint generated always as identity primary key,
  list_name text not null check (char_length(list_name) between 1 and 100),
  -- In a unique list a site stands once; in others once for each of its scenarios.
  is_unique boolean not null default false,
  account_id bigint references accounts on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index site_lists_owner on site_lists (account_id, list_name);
create table site_list_members (
  list_id bigint not null references site_lists on delete cascade,
  site_id bigint not null references sites on delete cascade,
  scenario_name text not null default 'base',
  added_at timestamptz not null default now(),
  primary key (list_id, site_id, scenario_name)
);
create index site_list_members_site on site_list_members (site_id);

-- A scenario is the site with some fields otherwise: overrides by db_property_name, typed by the columns
-- of sites (jsonb_populate_record). 'base' is the site itself and has no row here.
create table site_scenarios (
  id bigint generated always as identity primary key,
  id_unique uuid not null default gen_random_uuid() unique,
  site_id bigint not null references sites on delete cascade,
  scenario_name text not null check (char_length(scenario_name) between 1 and 100 and scenario_name <> 'base'),
  is_public boolean not null default false,
  overrides jsonb not null default '{}',
  row_version integer not null default 1,
  account_id bigint references accounts on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (site_id, scenario_name)
);
create index site_scenarios_name on site_scenarios (scenario_name);
