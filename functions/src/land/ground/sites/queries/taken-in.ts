import { sql, type Tx } from '../../../../platform/db.ts';

/** The sites that changes of these took in and nobody has undone, with the parents that they had. */
export async function findTakenIn(tx: Tx, siteIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct o.id from record_history h
     cross join lateral (values ((h.details #>> '{boundary,siteId}')::bigint),
                                ((h.details #>> '{boundary,parentBefore}')::bigint)) as o (id)
     where h.site_id = any(${siteIds}::bigint[]) and h.entity = 'site' and h.change_id is not null
       and h.undone_by is null and h.details #>> '{boundary,part}' = 'taken in' and o.id is not null`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}
