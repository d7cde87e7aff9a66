-- Columns that officers add to representations, contacts and organisations: each is a real column of its table.
create table custom_columns (
  id bigint generated always as identity primary key,
  record_table text not null check (record_table in ('representations', 'contacts', 'organisations')),
  name text not null check (char_length(name) between 3 and 50),
  render_type text not null,
  options text[] not null default '{}',
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index custom_columns_name on custom_columns (record_table, lower(name));

-- A council's role cannot alter tables. These functions do it for the role; they take the number of a row of
-- custom_columns and nothing else, so that nobody's text becomes a part of a statement.
create function add_custom_column(added bigint) returns void
language plpgsql security definer set search_path from current as $$
declare
  described custom_columns;
  kind text;
begin
  select * into strict described from custom_columns where id = added;
  kind := case described.render_type
    when 'Checkbox' then 'boolean'
    when 'Single select' then 'varchar(200)'
    when 'Multi-select' then 'text[]'
    when 'Text single line' then 'varchar(200)'
    when 'Text paragraph' then 'varchar(3000)'
    when 'Number' then 'numeric'
    when 'Percentage' then 'numeric'
    when 'Date' then 'date'
    when 'Currency' then 'varchar(200)'
  end;
  if kind is null then raise exception 'There is no such type of column'; end if;
  execute format('alter table %I add column %I %s', described.record_table, 'custom_' || added, kind);
end $$;

create function drop_custom_column(dropped bigint) returns void
language plpgsql security definer set search_path from current as $$
declare
  described custom_columns;
begin
  delete from custom_columns where id = dropped returning * into strict described;
  execute format('alter table %I drop column %I', described.record_table, 'custom_' || dropped);
end $$;
