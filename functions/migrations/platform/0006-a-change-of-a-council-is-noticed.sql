-- A process keeps a council's record and flags for as long as its revision stands, and asks for that with
-- every request. Never the same number twice, so a council erased and made again is another one.
create sequence platform.tenant_revisions;
alter table platform.tenants add revision bigint not null default nextval('platform.tenant_revisions');

create function platform.tenant_changed() returns trigger language plpgsql as $$ begin
  new.revision := nextval('platform.tenant_revisions');
  return new;
end $$;
create trigger tenants_revision before update on platform.tenants
  for each row execute function platform.tenant_changed();

-- Councils write their own flags, but not platform.tenants: hence with the owner's rights.
create function platform.tenant_flag_changed() returns trigger language plpgsql
  security definer set search_path = pg_catalog as $$ begin
  update platform.tenants set revision = 0
   where short_name = case when tg_op = 'DELETE' then old.tenant else new.tenant end;
  return null;
end $$;
create trigger content_items_flag_added after insert or update on platform.content_items
  for each row when (new.collection = 'app_feature_flags') execute function platform.tenant_flag_changed();
create trigger content_items_flag_removed after delete on platform.content_items
  for each row when (old.collection = 'app_feature_flags') execute function platform.tenant_flag_changed();
grant usage on sequence platform.tenant_revisions to app;
