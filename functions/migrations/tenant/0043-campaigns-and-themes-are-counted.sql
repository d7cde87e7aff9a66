-- What officers confirmed of representations, where tables, filters and counts read it: kept by triggers.
alter table representations
  add column themes text[] not null default '{}',
  add column campaign text;

create function describe_themes(described bigint[]) returns void language sql as $$
  update representations r set themes = found.names
    from (select d.id, coalesce(array_agg(distinct t.name::text order by t.name::text) filter (where t.id is not null), '{}') as names
            from unnest(described) as d (id)
            left join theme_passages p on p.representation_id = d.id
            left join themes t on t.id = p.theme_id and t.state = 'signed off'
           group by d.id) as found
   where r.id = found.id and r.themes <> found.names
$$;
create function theme_decided() returns trigger language plpgsql as $$
begin
  perform describe_themes(array(select distinct representation_id from theme_passages where theme_id = new.id));
  return null;
end $$;
create trigger theme_decided after update of name, state on themes
  for each row when (old.name <> new.name or old.state <> new.state) execute function theme_decided();

create function describe_campaigns(described bigint[]) returns void language sql as $$
  update representations r set campaign = found.name
    from (select d.id, min(c.name) as name
            from unnest(described) as d (id)
            left join campaign_members m on m.representation_id = d.id
            left join campaigns c on c.id = m.campaign_id and c.state = 'confirmed'
           group by d.id) as found
   where r.id = found.id and r.campaign is distinct from found.name
$$;
create function campaign_decided() returns trigger language plpgsql as $$
begin
  perform describe_campaigns(array(select representation_id from campaign_members where campaign_id = new.id));
  return null;
end $$;
create trigger campaign_decided after update of name, state on campaigns
  for each row when (old.name <> new.name or old.state <> new.state) execute function campaign_decided();
create function campaign_left() returns trigger language plpgsql as $$
begin
  perform describe_campaigns(array(select representation_id from gone));
  return null;
end $$;
create trigger campaign_left after delete on campaign_members
  referencing old table as gone for each statement execute function campaign_left();
