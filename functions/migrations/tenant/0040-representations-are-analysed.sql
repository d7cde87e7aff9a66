-- Where those who took part live, and what officers make of what was said.

-- The ward of whoever made it: kept by triggers, for tables and counts of 100,000 read it. null: not known.
alter table representations add column ward text;

-- The layer of wards: the one that the basemap draws as such, otherwise one that is called so.
create function ward_layer() returns text language sql stable as $$
  select id from layers
   where geometry_kind = 'polygon' and placemaker_visibility
     and (coalesce(basemap_role = 'ward', false) or layer_name ~* '\mwards?\M')
   order by basemap_role = 'ward' desc nulls last, id limit 1
$$;

-- Finds the wards of representations: by the representee's postcode, otherwise by the first site it is about.
create function place_representations(placed bigint[]) returns void language sql as $$
  with wards as materialized (
    select f.name, f.geometry from layer_features f where f.layer_id = ward_layer() and f.name <> ''),
  who as materialized (
    select e.representation_id as id,
           lower(regexp_replace(regexp_replace(coalesce(o.postcode, c.postcode), '\s', '', 'g'), '(...)$', ' \1')) as code
      from representees e
      left join organisations o on o.id = e.organisation_id
      left join contacts c on c.id = e.contact_id
     where e.representation_id = any(placed)),
  codes as materialized (
    select w.code, (
      select a.name from wards a
       where st_intersects(a.geometry, st_setsrid(st_makepoint(p.x, p.y), 27700)) order by a.name limit 1) as ward
      from (select distinct code from who where code is not null) w
      join lateral (
        select g.x, g.y from platform.gazetteer_places g
         where g.search_name = w.code and g.kind = 'postcode' order by g.source limit 1) p on true),
  about as materialized (
    select distinct on (l.representation_id) l.representation_id as id, (
      select a.name from wards a
       where st_intersects(a.geometry, st_pointonsurface(s.wkb_geometry)) order by a.name limit 1) as ward
      from representation_sites l
      join sites s on s.id = l.site_id and not s.is_deleted and s.wkb_geometry is not null
     where l.representation_id = any(placed)
     order by l.representation_id, l.site_id)
  update representations r set ward = found.ward
    from (select p.id, coalesce(c.ward, a.ward) as ward
            from unnest(placed) as p (id)
            left join who w on w.id = p.id
            left join codes c on c.code = w.code
            left join about a on a.id = p.id) as found
   where r.id = found.id and r.ward is distinct from found.ward
$$;

create function representations_placed() returns trigger language plpgsql as $$
begin
  perform place_representations(array(select distinct representation_id from written));
  return null;
end $$;
create trigger representees_placed after insert on representees
  referencing new table as written for each statement execute function representations_placed();
create trigger changed_representees_placed after update on representees
  referencing new table as written for each statement execute function representations_placed();
create trigger added_sites_placed after insert on representation_sites
  referencing new table as written for each statement execute function representations_placed();
create trigger removed_sites_placed after delete on representation_sites
  referencing old table as written for each statement execute function representations_placed();

create function organisation_moved() returns trigger language plpgsql as $$
begin
  perform place_representations(array(select representation_id from representees where organisation_id = new.id));
  return null;
end $$;
create trigger organisation_moved after update of postcode on organisations
  for each row when (old.postcode is distinct from new.postcode) execute function organisation_moved();
create function contact_moved() returns trigger language plpgsql as $$
begin
  perform place_representations(array(select representation_id from representees where contact_id = new.id));
  return null;
end $$;
create trigger contact_moved after update of postcode on contacts
  for each row when (old.postcode is distinct from new.postcode) execute function contact_moved();
create function site_moved() returns trigger language plpgsql as $$
begin
  if exists (select from representation_sites where site_id = new.id) then
    perform place_representations(array(select distinct representation_id from representation_sites
                                         where site_id = new.id));
  end if;
  return null;
end $$;
create trigger site_moved after update of wkb_geometry, is_deleted on sites
  for each row when (old.wkb_geometry is distinct from new.wkb_geometry or old.is_deleted <> new.is_deleted)
  execute function site_moved();

create function place_all_representations() returns void language sql as $$
  select place_representations(array(select id from representations))
$$;
-- A layer's version rises once for all that a transaction changes of it.
create function wards_changed() returns trigger language plpgsql as $$
begin
  if new.layer_id = ward_layer() then perform place_all_representations(); end if;
  return null;
end $$;
create trigger wards_changed after insert or update on layer_versions
  for each row when (new.layer_id <> 'sitesLayer') execute function wards_changed();
create function ward_layer_changed() returns trigger language plpgsql as $$
begin
  perform place_all_representations();
  return null;
end $$;
create trigger ward_layer_removed after delete on layers
  for each row when (old.basemap_role = 'ward' or old.layer_name ~* '\mwards?\M')
  execute function ward_layer_changed();
create trigger ward_layer_named after update of layer_name, basemap_role, placemaker_visibility on layers
  for each row when (old.layer_name <> new.layer_name or old.basemap_role is distinct from new.basemap_role
                     or old.placemaker_visibility <> new.placemaker_visibility)
  execute function ward_layer_changed();

select place_all_representations();

-- Near-identical representations: proposed by the product, counted once an officer has confirmed them.
create table campaigns (
  id bigint generated always as identity primary key,
  consultation_id bigint not null references consultations on delete cascade,
  name varchar(200) not null,
  state text not null default 'proposed' check (state in ('proposed', 'confirmed', 'dissolved')),
  account_id bigint references accounts on delete set null,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index campaigns_of_consultation on campaigns (consultation_id, state);
create table campaign_members (
  representation_id bigint not null references representations on delete cascade,
  campaign_id bigint not null references campaigns on delete cascade,
  -- How much of its text it shares with the one that the others are compared with, from 0 to 1.
  similarity real not null,
  -- How many people signed it: a petition has many.
  signatories integer not null default 1 check (signatories between 1 and 1000000),
  primary key (campaign_id, representation_id)
);
create index campaign_members_representation on campaign_members (representation_id);

-- What representations are about by their words: proposed by the product, counted once an officer has signed them off.
create table themes (
  id bigint generated always as identity primary key,
  consultation_id bigint not null references consultations on delete cascade,
  name varchar(200) not null,
  -- What the product proposed to call it.
  proposed_name varchar(200) not null,
  state text not null default 'proposed' check (state in ('proposed', 'signed off', 'refused', 'merged')),
  merged_into bigint references themes on delete set null,
  account_id bigint references accounts on delete set null,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index themes_of_consultation on themes (consultation_id, state);
-- The passages that a theme rests on, as places in the public text. The words themselves are not kept here: what is
-- redacted later must be gone. A text that has another digest now has been changed since.
create table theme_passages (
  theme_id bigint not null references themes on delete cascade,
  representation_id bigint not null references representations on delete cascade,
  starts_at integer not null check (starts_at >= 0),
  length integer not null check (length > 0),
  text_digest text not null,
  weight real not null,
  primary key (theme_id, representation_id, starts_at)
);
create index theme_passages_representation on theme_passages (representation_id);
