-- A search is saved of one type of record, and its name is the owner's only one among those.
alter table search_templates add column entity text not null default 'site';
drop index search_templates_name;
create unique index search_templates_name on search_templates (account_id, entity, lower(name));
drop index search_templates_shared;
create index search_templates_shared on search_templates (entity, lower(name)) where is_shared;
