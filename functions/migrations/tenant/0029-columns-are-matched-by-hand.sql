-- Which field a file's column goes to where somebody has matched it by hand: for this file and those to come. The
-- column without case, spaces and punctuation; no field: it is left out.
create table import_columns (
  column_name text primary key,
  db_property_name text,
  matched_at timestamptz not null default now()
);
-- The columns of the file, what each goes to, how many values it has and one of them.
alter table imports add column columns jsonb not null default '[]';
