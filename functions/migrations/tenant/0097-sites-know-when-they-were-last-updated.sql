-- The council's field for LastUpdatedDate follows every change that a reader of its register would see. One rule says
-- which those are: the boundary, the saved capacity, and the fields of the register, of the site's reference and homes.
create function is_seen_in_register(field text) returns boolean language sql stable as $$
  select field in ('wkb_geometry', 'capacity')
      or exists (select from dictionary_fields
                  where db_property_name = field and coalesce(standard_name, '') <> 'LastUpdatedDate'
                    and (standard_name is not null
                         or db_property_name in ('optimised_unit_capacity', 'homes', 'helaa_reference',
                                                 'shlaa_reference', 'site_reference', 'reference')))
$$;

-- The day that a text begins with as YYYY-MM-DD; null of any other, which stays as somebody wrote it.
create function day_in(value text) returns date language sql stable as $$
  select case when to_char(d, 'MM') = substr(value, 6, 2) then d end
    from (select case when value ~ '^[12][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])'
                      then make_date(left(value, 4)::int, substr(value, 6, 2)::int, 1)
                           + (substr(value, 9, 2)::int - 1) end as d) begun
$$;

-- The council's field that says when a site was last updated, which the server asks for as well. Null where the
-- dictionary has none that takes a day, as a date or in words.
create function last_updated_field() returns text language sql stable as $$
  select f.db_property_name
    from dictionary_fields f
    join pg_attribute a on a.attrelid = 'sites'::regclass and a.attname = f.db_property_name
     and not a.attisdropped and a.atttypid in ('date'::regtype, 'text'::regtype)
   where f.standard_name = 'LastUpdatedDate'
   order by f.position, f.db_property_name limit 1
$$;

-- A change of the site itself dates it, but not one that its source dated, nor one that says the date itself.
create function date_changed_sites() returns trigger language plpgsql as $$
declare
  dated text;
begin
  if not exists (select from lines where entity = 'site' and type = 'EDIT') then
    return null;
  end if;
  dated := last_updated_field();
  if dated is not null then
    execute format(
      'update sites s set %1$I = d.day
         from (select site_id, max((created_at at time zone ''Europe/London'')::date) as day
                 from lines l
                where entity = ''site'' and type = ''EDIT'' and scenario_name = ''base'' and is_seen_in_register(field)
                  and not details ? ''datedBySource''
                  and not exists (select from lines o where o.site_id = l.site_id and o.entity = ''site''
                                     and o.scenario_name = ''base'' and o.field = %1$L)
                group by site_id) d
        where s.id = d.site_id and (coalesce(s.%1$I::text, '''') = '''' or day_in(s.%1$I::text) < d.day)', dated);
  end if;
  return null;
end $$;
create trigger sites_dated after insert on record_history
  referencing new table as lines for each statement execute function date_changed_sites();

-- What was changed before, here or in a council that is restored from before this. A line about the day itself has the
-- last word over all before it, and an import's lines, which no change that can be undone has (a drawn boundary had none
-- either), say nothing: in doubt the day stays as it stands.
create function date_sites_changed_before() returns void language plpgsql as $$
declare
  dated text := last_updated_field();
begin
  if dated is not null then
    execute format(
      'update sites s set %1$I = d.day
         from (select site_id, max((created_at at time zone ''Europe/London'')::date) as day
                 from record_history h
                where entity = ''site'' and type = ''EDIT'' and scenario_name = ''base'' and is_seen_in_register(field)
                  and undone_by is null
                  and (change_id is not null or field = ''wkb_geometry'' and field_label = ''Boundary'')
                  and not exists (select from record_history o
                                   where o.site_id = h.site_id and o.entity = ''site'' and o.type = ''EDIT''
                                     and o.scenario_name = ''base'' and o.field = %1$L and o.id > h.id)
                group by site_id) d
        where s.id = d.site_id and (coalesce(s.%1$I::text, '''') = '''' or day_in(s.%1$I::text) < d.day)', dated);
  end if;
end $$;
select date_sites_changed_before();
