-- The kinds of configuration that the product knows, shared by all councils and read only.
insert into platform.content_items (collection, id, tenant, tenant_role, data)
select 'config_types', id, null, null, jsonb_build_object('name', name)
  from (values
    ('interactive-map', 'Interactive map'),
    ('public-web-map', 'Public web map'),
    ('suggestions-map', 'Suggestions map'),
    ('storytelling', 'Storytelling'),
    ('call-for-sites-questionnaire', 'Call for sites questionnaire'),
    ('touch-points', 'Touch points'),
    ('site-card', 'Site card'),
    ('site-features', 'Site features'),
    ('site-search', 'Site search'),
    ('map-metadata-card', 'Map metadata card'),
    ('layers-order', 'Layers order'),
    ('layer-tree-tooltips', 'Layer tree tooltips')
  ) as types (id, name);
