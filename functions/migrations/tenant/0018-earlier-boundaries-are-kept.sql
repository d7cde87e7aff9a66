-- What is left of a site when parts of it cannot be used; null where nothing is cut out.
alter table sites add column wkb_geometry_cut geometry(Geometry, 27700);

-- The boundaries that a site had before: each was in force until it was replaced.
create table site_boundaries (
  id bigint generated always as identity primary key,
  site_id bigint not null references sites on delete cascade,
  wkb_geometry geometry(Geometry, 27700) not null,
  wkb_geometry_cut geometry(Geometry, 27700),
  geometry_source text not null,
  -- Who drew another one, and when.
  replaced_by bigint references accounts,
  user_name text not null,
  replaced_at timestamptz not null default clock_timestamp()
);
create index site_boundaries_newest on site_boundaries (site_id, id desc);
