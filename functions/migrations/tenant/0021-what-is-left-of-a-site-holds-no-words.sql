-- As 0002 has it, with one geometry more that is not to be written out point by point with every edit.
create or replace function site_search_text() returns trigger language plpgsql as $$
declare
  plain sites := new;
  words text;
begin
  plain.wkb_geometry := null;
  plain.wkb_geometry_cut := null;
  plain.geometry_3857 := null;
  select string_agg(to_jsonb(plain) ->> db_property_name, ' ' order by position, db_property_name)
    into words
    from dictionary_fields where searchable;
  new.search_text := concat_ws(' ', words, new.source_reference);
  return new;
end $$;
