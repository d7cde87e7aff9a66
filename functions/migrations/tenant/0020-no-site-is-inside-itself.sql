-- A site that were its own parent's parent would have no end to its family. One family tree is changed at a time:
-- two changes that are each right alone could close a circle together.
create function no_site_is_inside_itself() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('parents of ' || tg_table_schema, 0));
  if exists (
    with recursive forebears as (
      select new.parent_id as id
      union
      select s.parent_id from sites s join forebears f on s.id = f.id where s.parent_id is not null
    )
    select from forebears where id = new.id
  ) then
    raise exception 'Site % is inside of site % already', new.parent_id, new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger sites_family_has_no_circle before insert or update of parent_id on sites
  for each row when (new.parent_id is not null) execute function no_site_is_inside_itself();
