-- Results sorted by a name walk this; without it each of two hundred pages sorts all sites that are left.
-- addDictionaryField gives it to fields that come later.
do $$
declare
  name text;
begin
  for name in select db_property_name from dictionary_fields where type = 'text.small' and filterable loop
    execute format('create index if not exists %I on sites (%I) where not is_deleted',
                   left('order_' || name, 63), name);
  end loop;
end $$;
