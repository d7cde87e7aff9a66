-- A site that only redacted words name says no ward either: wards are read by those who may not read originals.
create or replace function place_representations(placed bigint[]) returns void language sql as $$
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
      left join representation_marks m on m.representation_id = l.representation_id and m.mark_id = l.mark_id
      join sites s on s.id = l.site_id and not s.is_deleted and s.wkb_geometry is not null
     where l.representation_id = any(placed) and m.is_hidden is not true
     order by l.representation_id, l.site_id)
  update representations r set ward = found.ward
    from (select p.id, coalesce(c.ward, a.ward) as ward
            from unnest(placed) as p (id)
            left join who w on w.id = p.id
            left join codes c on c.code = w.code
            left join about a on a.id = p.id) as found
   where r.id = found.id and r.ward is distinct from found.ward
$$;

select place_representations(array(select distinct representation_id from representation_marks where is_hidden));
