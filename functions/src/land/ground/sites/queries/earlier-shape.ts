import type { Actor } from '../../../../platform/actor.ts';
import { sql, type Tx } from '../../../../platform/db.ts';

/** Gives a site an earlier boundary again. The one that is replaced is kept as an earlier one, as always. */
export async function writeEarlierShape(
  tx: Tx,
  { accountId, displayName }: Actor,
  siteId: number,
  earlier: number,
): Promise<void> {
  await sql`
    insert into site_boundaries (site_id, wkb_geometry, wkb_geometry_cut, geometry_source, replaced_by, user_name)
    select id, wkb_geometry, wkb_geometry_cut, geometry_source, ${accountId}, ${displayName}
      from sites where id = ${siteId} and wkb_geometry is not null`.execute(tx);
  await sql`
    update sites s
       set wkb_geometry = b.wkb_geometry, wkb_geometry_cut = b.wkb_geometry_cut, geometry_source = b.geometry_source
      from site_boundaries b where b.id = ${earlier} and b.site_id = ${siteId} and s.id = b.site_id`.execute(
    tx,
  );
}

/** What these lines of history say was there before and after. */
export async function findLineTexts(
  tx: Tx,
  ids: readonly number[],
): Promise<{ id: number; before: string | null; after: string | null }[]> {
  const { rows } = await sql<{ id: number; before: string | null; after: string | null }>`
    select id, old_value as before, new_value as after from record_history where id = any(${ids}::bigint[])`.execute(
    tx,
  );
  return rows;
}
