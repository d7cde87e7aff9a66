-- The field of the site's record that a capacity's homes were written to: it follows when the capacity is calculated
-- again, for as long as it holds them.
alter table site_capacities add column homes_field text;

-- What was saved before: a field for homes that was last written together with the capacity, and holds its homes.
create function know_homes_fields() returns void language plpgsql as $$
declare
  field text;
begin
  for field in
    select f.db_property_name
      from dictionary_fields f
      join pg_attribute a on a.attrelid = 'sites'::regclass and a.attname = f.db_property_name and not a.attisdropped
     where f.type = 'residential-units' and f.editable
     order by f.db_property_name = 'optimised_unit_capacity', f.db_property_name = 'homes', f.db_property_name
  loop
    execute format(
      'update site_capacities c set homes_field = %1$L
         from sites s
        where s.id = c.site_id and c.scenario_name = ''base'' and s.%1$I::numeric = (c.outcome ->> ''homes'')::numeric
          and exists (
            select from (select h.id, h.account_id, h.created_at from record_history h
                          where h.site_id = s.id and h.entity = ''site'' and h.type = ''EDIT''
                            and h.scenario_name = ''base'' and h.field = %1$L
                          order by h.id desc limit 1) h
              join record_history k on k.site_id = s.id and k.entity = ''site'' and k.scenario_name = ''base''
                and k.field = ''capacity'' and k.account_id is not distinct from h.account_id and k.id < h.id
                and h.created_at - k.created_at < interval ''2 seconds'')', field);
  end loop;
end $$;
select know_homes_fields();
