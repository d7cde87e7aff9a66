import { sql, type Tx } from '../../../platform/db.ts';
import type { OutputOf } from '../../../platform/contract.ts';
import type { getFilledPanels } from './contract.ts';

/** Which panels of a site's page have anything in them; files count once they have arrived. */
export async function findFilledPanels(
  tx: Tx,
  siteId: number,
): Promise<OutputOf<typeof getFilledPanels>> {
  const { rows } = await sql<OutputOf<typeof getFilledPanels>>`
    select exists (select from record_history where site_id = s.id and type = 'NOTE') as notes,
           exists (select from site_files
                    where site_id = s.id and arrived_at is not null and deleted_at is null) as files,
           exists (select from site_scenarios where site_id = s.id) as scenarios,
           exists (select from site_capacities where site_id = s.id) as capacity,
           exists (select from correspondence where site_id = s.id) as correspondence,
           exists (select from site_people where site_id = s.id)
             or exists (select from site_assignees where site_id = s.id) as people,
           s.parent_id is not null
             or exists (select from sites where parent_id = s.id and not is_deleted)
             or exists (select from related_sites where s.id in (first_id, second_id)) as related,
           exists (select from availability_forms where site_id = s.id) as availability
      from sites s where s.id = ${siteId}`.execute(tx);
  return rows[0] as OutputOf<typeof getFilledPanels>;
}
