-- A planner types a ward, a street or a conservation area: what a layer's features are called stands in a
-- column of its own, so that one index answers whatever the layer's source called that field.
alter table layer_features add column name text;

create function layer_feature_name() returns trigger language plpgsql as $$
declare
  column_of_layer text;
begin
  select column_name into column_of_layer from layers where id = new.layer_id;
  new.name := left(nullif(btrim(coalesce(
    new.properties ->> column_of_layer,
    new.properties ->> 'name', new.properties ->> 'Name', new.properties ->> 'NAME',
    new.properties ->> 'names', new.properties ->> 'title', new.properties ->> 'label')), ''), 300);
  return new;
end $$;
create trigger layer_features_name before insert or update of properties on layer_features
  for each row execute function layer_feature_name();

-- When the council says that another field names them, every feature follows.
create function layer_features_follow_naming() returns trigger language plpgsql as $$
begin
  if new.column_name is distinct from old.column_name then
    update layer_features set properties = properties where layer_id = new.id;
  end if;
  return null;
end $$;
create trigger layers_naming after update of column_name on layers
  for each row execute function layer_features_follow_naming();

update layer_features set properties = properties;
create index layer_features_name on layer_features using gin (name gin_trgm_ops);
create index layer_features_whole_name on layer_features (lower(name));
