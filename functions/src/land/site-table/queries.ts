import type { DictionaryField } from '../../council/ground/dictionary/field.ts';
import { sql, type Sql, type Tx } from '../../platform/db.ts';
import type { Condition } from '../../records/search/conditions/kind-condition.ts';
import { countedLand, leftOutOfLand } from '../ground/search/queries/counted-land.ts';
import type { Homes, HomesFields } from '../ground/sites/homes.ts';
import { homesRange } from '../ground/sites/queries/homes.ts';
import type { LeftOut } from '../ground/sites/left-out.ts';

/** Square metres; a smaller overlap changes no figure that is shown. */
const MIN_OVERLAP = 100;
/** Overlaps are looked for among so many sites: among 20,000 that takes seconds. */
const MAX_COMPARED = 2000;

export interface SiteSums extends LeftOut {
  /** All that were found. */
  sites: number;
  /** Of those that are counted: sites whose boundaries overlap, and the land that counts more than once by it; null of too many. */
  overlapping: number | null;
  overlapHectares: number;
  /** null if the council has no such field. */
  hectares: number | null;
  homes: Homes | null;
}

/** The condition, met by these sites `r` alone. */
export const amongSites = (where: Condition, siteIds: readonly number[]): Condition =>
  sql<boolean>`${where} and r.id = any(${siteIds}::bigint[])`;

interface SummedFields {
  area: DictionaryField | undefined;
  homes: HomesFields;
}

/** Count, hectares and homes of the sites that match the condition, each once. Where some overlap, it is said by how much. */
export async function sumsOf(
  tx: Tx,
  where: Condition,
  { area, homes }: SummedFields,
  dictionary: readonly DictionaryField[],
): Promise<SiteSums> {
  const { low, high } = homesRange(homes);
  const { rows } = await sql<SiteSums>`
    with recursive ${countedLand(where, dictionary)},
    figures as (
      select ${numberIn(area)} as hectares, ${low} as low, ${high} as high
        from counted join sites r using (id)),
    shapes as materialized (
      select c.id, s.wkb_geometry as shape from counted c join sites s using (id)
       where (select count(*) from counted) <= ${MAX_COMPARED} and st_dimension(s.wkb_geometry) = 2),
    pairs as materialized (
      select a.id as one, b.id as other, overlap.area
        from shapes a
        join sites o on o.wkb_geometry && a.shape and o.id > a.id and not o.is_deleted
        join shapes b on b.id = o.id
       cross join lateral (
         select case when st_intersects(a.shape, b.shape)
                     then st_area(st_collectionextract(st_intersection(a.shape, b.shape), 3)) else 0 end as area) overlap
       where overlap.area >= ${MIN_OVERLAP}),
    overlapping as (select one as id from pairs union select other from pairs)
    select (select count(*)::int from found) as sites, ${leftOutOfLand},
           case when count(*) <= ${MAX_COMPARED} then (select count(*)::int from overlapping) end as overlapping,
           (select coalesce(round(((sum(st_area(shape)) - st_area(st_union(shape))) / 10000)::numeric, 4), 0)::float8
              from overlapping join shapes using (id)) as "overlapHectares",
           round(sum(hectares), 4)::float8 as hectares,
           case when count(low) > 0 then json_build_object(
             'from', round(sum(low))::float8, 'to', round(sum(high))::float8) end as homes
      from figures`.execute(tx);
  return rows[0] ?? NONE;
}

const numberIn = (field: DictionaryField | undefined): Sql =>
  field ? sql`r.${sql.ref(field.dbPropertyName)}::numeric` : sql`null::numeric`;

const NONE: SiteSums = {
  sites: 0,
  ended: 0,
  inside: 0,
  overlapping: 0,
  overlapHectares: 0,
  hectares: null,
  homes: null,
};
