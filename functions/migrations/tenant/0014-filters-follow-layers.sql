-- Sites are filtered by what a layer covers: when its features change, so may what such a search finds.
-- The tiles of the sites are known by the version of the sites' layer alone, so it moves with any layer's.
create function sites_follow_layers() returns trigger language plpgsql as $$
begin
  update layer_versions set version = version + 1 where layer_id = 'sitesLayer';
  return null;
end $$;
create trigger layer_changed after insert or update on layer_versions
  for each row when (new.layer_id <> 'sitesLayer') execute function sites_follow_layers();
create trigger layer_deleted after delete on layers
  for each row execute function sites_follow_layers();
