-- A planner types a name, a street or a reference without saying which: the words of every searchable
-- dictionary field stand in one column, so that one trigram index answers.
alter table sites add column search_text text not null default '';

create function site_search_text() returns trigger language plpgsql as $$
declare
  plain sites := new;
  words text;
begin
  -- As JSON, a geometry would be written out point by point.
  plain.wkb_geometry := null;
  plain.geometry_3857 := null;
  select string_agg(to_jsonb(plain) ->> db_property_name, ' ' order by position, db_property_name)
    into words
    from dictionary_fields where searchable;
  new.search_text := concat_ws(' ', words, new.source_reference);
  return new;
end $$;
create trigger sites_words before insert or update on sites
  for each row execute function site_search_text();

-- When the council changes which fields are searched, every site's words follow.
create function sites_follow_dictionary() returns trigger language plpgsql as $$
begin
  update sites set search_text = '';
  return null;
end $$;
create trigger dictionary_search_words after insert or delete or update of searchable on dictionary_fields
  for each statement execute function sites_follow_dictionary();

update sites set search_text = '';
create index sites_search_text on sites using gin (search_text gin_trgm_ops) where not is_deleted;
