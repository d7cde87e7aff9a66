-- Places of Great Britain from open data (npm run gazetteer), shared by all councils: they are nobody's secret, and
-- only the owner writes them.
create table platform.gazetteer_places (
  -- 'open-names' or 'code-point': an import replaces what the same source gave before.
  source text not null,
  name text not null,
  -- As functions/src/land/ground/places/search-name.ts folds names and what people type. In this collation a plain
  -- index finds beginnings.
  search_name text collate "C" not null,
  kind text not null check (kind in ('place', 'street', 'postcode')),
  -- From 1, a city, to 8, a single postcode: what people mean more often comes first.
  weight smallint not null,
  -- What distinguishes it from another of that name, such as its town and county.
  detail text not null,
  -- British National Grid; west, south, east, north of its extent where the source has one.
  x integer not null,
  y integer not null,
  box integer[]
);
create index gazetteer_places_called on platform.gazetteer_places (search_name);
-- Towns by their beginning, among which a common one would be lost between thousands of streets.
create index gazetteer_places_settled on platform.gazetteer_places (search_name) where weight <= 4;
