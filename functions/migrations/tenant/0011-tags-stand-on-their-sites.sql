-- Whoever gives, takes, renames or deletes a tag: sites.site_tags follows in the same statement, so that it
-- can never say otherwise. Sites that say so already are not written (seeding and restoring bring both).
create function write_site_tags(changed bigint[]) returns void language sql as $$
  update sites s set site_tags = n.site_tags
    from (select c.site_id,
                 coalesce(array_agg(t.id || '|' || t.name order by t.name collate "C") filter (where t.id is not null),
                          '{}') as site_tags
            from unnest(changed) as c (site_id)
            left join site_taggings g on g.site_id = c.site_id
            left join tags t on t.id = g.tag_id
           group by c.site_id) n
   where s.id = n.site_id and s.site_tags is distinct from n.site_tags
$$;

create function site_taggings_changed() returns trigger language plpgsql as $$
begin
  perform write_site_tags(array(select distinct site_id from changed));
  return null;
end $$;
create trigger site_tagged after insert on site_taggings referencing new table as changed
  for each statement execute function site_taggings_changed();
create trigger site_untagged after delete on site_taggings referencing old table as changed
  for each statement execute function site_taggings_changed();

create function tags_renamed() returns trigger language plpgsql as $$
begin
  perform write_site_tags(array(select distinct g.site_id
                                  from changed join former on former.id = changed.id and former.name <> changed.name
                                  join site_taggings g on g.tag_id = changed.id));
  return null;
end $$;
create trigger tag_renamed after update on tags referencing old table as former new table as changed
  for each statement execute function tags_renamed();

-- What is in 'id|name' must come apart again.
alter table tags add constraint tags_name_without_bar check (position('|' in name) = 0);
