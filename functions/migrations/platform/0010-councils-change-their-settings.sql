-- A council changes its name, looks, region, licence and maintenance in the content system: the item 'council' of
-- the collection 'general', laid over the record that it was created with. Read before the council's role is in
-- force, and noticed by every process as flags are.
drop policy content_items_flags on platform.content_items;
create policy content_items_settings on platform.content_items for select to app
  using (collection in ('app_feature_flags', 'general'));

drop trigger content_items_flag_added on platform.content_items;
drop trigger content_items_flag_removed on platform.content_items;
alter function platform.tenant_flag_changed() rename to tenant_settings_changed;
create trigger content_items_settings_added after insert or update on platform.content_items
  for each row when (new.collection in ('app_feature_flags', 'general'))
  execute function platform.tenant_settings_changed();
create trigger content_items_settings_removed after delete on platform.content_items
  for each row when (old.collection in ('app_feature_flags', 'general'))
  execute function platform.tenant_settings_changed();
