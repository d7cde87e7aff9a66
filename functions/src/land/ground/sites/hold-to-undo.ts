import { sql, type Tx } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { findLiveSites } from './queries/live-sites.ts';

/**
 * Holds sites of which changes are to be undone, with those that these changes took in and the parents that they had:
 * all together, in order of id. Gives those that are there. Throws changed-meanwhile where others came while it waited.
 */
export async function holdToUndo(tx: Tx, siteIds: readonly number[]): Promise<number[]> {
  const others = await sitesTakenIn(tx, siteIds);
  const live = await findLiveSites(tx, [...siteIds, ...others], 'update');
  const held = new Set(others);
  if ((await sitesTakenIn(tx, siteIds)).some((id) => !held.has(id)))
    throw new AppError('changed-meanwhile');
  return live;
}

async function sitesTakenIn(tx: Tx, siteIds: readonly number[]): Promise<number[]> {
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
