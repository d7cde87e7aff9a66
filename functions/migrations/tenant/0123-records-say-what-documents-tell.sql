-- What a council's documents may tell of a site is in its record. Newcastle's told three fields before it was (002,
-- section 8); those of others tell all that they have.
create function say_document_fields() returns void language sql as $$
  update platform.tenants
     set record = record || '{"documentSiteFields": ["id", "site_name", "helaa_reference"]}'
   where main_schema = current_schema() and short_name = 'newcastle' and not record ? 'documentSiteFields';
$$;
select say_document_fields();
