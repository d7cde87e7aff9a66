import { rowsWhere } from '../../../records/search/queries/search.ts';
import type { Condition } from '../../../records/search/conditions/kind-condition.ts';
import { sql, type Tx } from '../../../platform/db.ts';
import { isMarkShown } from '../../ground/texts/queries/public-text.ts';
import { representations } from '../../ground/representations/representation-records.ts';

interface CountedWard {
  ward: string | null;
  representations: number;
  population: number | null;
  point: [number, number] | null;
}

/**
 * Every ward with the representations from it that meet the condition, then those from nowhere known. The population is
 * what the layer's own properties say of it.
 */
export async function countWards(tx: Tx, where: Condition): Promise<CountedWard[]> {
  const { rows } = await sql<CountedWard>`
    with counted as materialized (
      select r.ward, count(*)::int as representations
        from ${rowsWhere(representations.record, where)} group by r.ward),
    wards as materialized (
      select f.name as ward, sum(p.population)::float8 as population,
             st_transform(st_pointonsurface(st_collect(f.geometry)), 4326) as at
        from layer_features f
        left join lateral (
          select v.value::numeric as population from jsonb_each_text(f.properties) v
           where v.key ~* '^(total_?)?(pop|population|residents|usual_?residents|persons|all_?persons)([_ ]?[0-9]{0,4})$'
             and v.value ~ '^[0-9]{1,9}$'
           order by v.key desc limit 1) p on true
       where f.layer_id = ward_layer() and f.name <> '' group by f.name)
    select coalesce(w.ward, c.ward) as ward, coalesce(c.representations, 0) as representations, w.population,
           case when w.at is null then null else array[st_x(w.at), st_y(w.at)] end as point
      from wards w full join counted c on c.ward = w.ward
     order by coalesce(w.ward, c.ward) is null, coalesce(c.representations, 0) desc, 1`.execute(tx);
  return rows;
}

interface CountedSite {
  siteId: number;
  name: string;
  representations: number;
  point: [number, number];
}

/**
 * The sites that the most of the representations are about, with a point on each: for those who may not read originals
 * without what only redacted words name.
 */
export async function countSitesAbout(
  tx: Tx,
  where: Condition,
  most: number,
): Promise<CountedSite[]> {
  const { rows } = await sql<CountedSite>`
    with about as materialized (
      select l.site_id, count(distinct l.representation_id)::int as representations
        from representation_sites l
        left join representation_marks m on m.representation_id = l.representation_id and m.mark_id = l.mark_id
       where ${isMarkShown}
         and l.representation_id in (select r.id from ${rowsWhere(representations.record, where)})
       group by l.site_id)
    select a.site_id as "siteId", s.id::text as name, a.representations,
           array[st_x(p.at), st_y(p.at)] as point
      from about a join sites s on s.id = a.site_id and not s.is_deleted and s.wkb_geometry is not null,
           lateral (select st_transform(st_pointonsurface(s.wkb_geometry), 4326) as at) p
     order by a.representations desc, a.site_id limit ${most}`.execute(tx);
  return rows;
}
