import { sql, type Tx } from '../../../../platform/db.ts';
import type { ChangeEdit } from '../../../../records/history/queries/changes.ts';

/** What stands in the way of undoing a boundary: a change since, or a site that was built on it. */
export type InTheWay = 'shape' | 'capacity' | 'child' | 'ended' | 'part';

/** What stands in the way of undoing a boundary, with the site of which it is said. */
export async function findInTheWay(
  tx: Tx,
  siteId: number,
  shape: Pick<ChangeEdit, 'id' | 'changeId'>,
): Promise<{ what: InTheWay; id: number | null }[]> {
  const { rows } = await sql<{ what: InTheWay; id: number | null }>`
    with later as (
      select h.field, h.details -> 'boundary' as boundary from record_history h
       where h.site_id = ${siteId} and h.entity = 'site' and h.type = 'EDIT' and h.id > ${shape.id}
         and h.change_id is distinct from ${shape.changeId}::uuid and h.undone_by is null
         and not h.details ? 'undoes'),
    joined as (
      select s.id, s.parent_id, l.boundary
        from later l join sites s on s.id = (l.boundary ->> 'siteId')::bigint and not s.is_deleted)
    select 'shape' as what, null::bigint as id
     where exists (select from later where field in ('wkb_geometry', 'wkb_geometry_cut'))
     union all
    select 'capacity', null where exists (select from later where field = 'capacity')
     union all
    select 'child', id from joined
     where parent_id = ${siteId} and boundary ->> 'becomes' is distinct from 'ended'
     union all
    select 'ended', id from joined
     where boundary ->> 'becomes' = 'ended' and exists (
       select from record_history e
        where e.change_id = (boundary ->> 'changeId')::uuid and e.site_id = joined.id and e.undone_by is null)
     union all
    select 'part', p.id from sites s join sites p on p.id = s.parent_id and not p.is_deleted
     where s.id = ${siteId} and exists (
       select from record_history x
        where x.site_id = p.id and x.entity = 'site' and x.id > ${shape.id} and x.undone_by is null
          and x.details #>> '{boundary,becomes}' = 'child'
          and (x.details #>> '{boundary,siteId}')::bigint = s.id)`.execute(tx);
  return rows;
}
