import type { DictionaryField } from '../../../../council/ground/dictionary/field.ts';
import { londonDay } from '../../../../platform/dates/london.ts';
import { sql, type Tx } from '../../../../platform/db.ts';

/** Most overlapping sites that are named. */
const MAX_OVERLAPS = 20;
/** Square metres: neighbours that were drawn from different maps share slivers. */
const SLIVER = 1;
/** The share of a site that is all of it, for the same reason. */
const ALL = 0.99;

/** A site that has ended takes no land: nobody is asked about it again. */
const hasEnded = (field: DictionaryField | undefined) =>
  field
    ? sql`coalesce(${sql.ref(`o.${field.dbPropertyName}`)} <= ${londonDay(new Date())}::date, false)`
    : sql`false`;

/**
 * Other sites that cover part of this one's boundary, or lie in it as points, those with most of it first; neither its
 * parent nor its children. `end`: the field of the day on which a site ended.
 */
export async function findOverlapping(
  tx: Tx,
  siteId: number,
  end: DictionaryField | undefined,
): Promise<{ id: number; hectares: number; takenIn: boolean }[]> {
  const { rows } = await sql<{ id: number; hectares: number; takenIn: boolean }>`
    select o.id, round((met.area / 10000)::numeric, 4) as hectares,
           not ${hasEnded(end)} and (st_dimension(o.wkb_geometry) = 0
             or met.area >= st_area(o.wkb_geometry) * ${ALL}) as "takenIn"
      from sites s
      join sites o on o.id <> s.id and not o.is_deleted and st_intersects(o.wkb_geometry, s.wkb_geometry)
     cross join lateral (
       select st_area(st_collectionextract(st_intersection(o.wkb_geometry, s.wkb_geometry), 3)) as area) met
     where s.id = ${siteId} and st_dimension(s.wkb_geometry) = 2
       and o.parent_id is distinct from s.id and s.parent_id is distinct from o.id
       and (st_dimension(o.wkb_geometry) = 0 or met.area > ${SLIVER})
     order by met.area desc, o.id limit ${MAX_OVERLAPS}`.execute(tx);
  return rows;
}
