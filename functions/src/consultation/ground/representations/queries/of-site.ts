import { sql, type Tx } from '../../../../platform/db.ts';
import { isMarkShown } from '../../texts/queries/public-text.ts';
import type { RepresentationOfSite } from '../representation-schema.ts';

/**
 * Representations that mark a site, the newest first, and how many there are; of which parts, too. Never their words,
 * and for those who may not read originals no mark that lies under a redaction.
 */
export async function representationsOfSite(
  tx: Tx,
  siteId: number,
  limit: number,
): Promise<{ representations: RepresentationOfSite[]; total: number }> {
  const { rows } = await sql<RepresentationOfSite & { total: number }>`
    select r.id, r.representee, r.attitude, r.status, r.received_date as "receivedDate", c.name as consultation,
           array(select distinct p.representation_id || '.' || p.sequential_id
                   from representation_sites s
                   join representation_marks m on m.representation_id = s.representation_id and m.mark_id = s.mark_id
                   join sub_representations p on p.id = m.sub_representation_id and not p.is_deleted
                  where s.site_id = ${siteId} and s.representation_id = r.id and ${isMarkShown}
                  order by 1) as parts,
           count(*) over ()::int as total
      from representations r join consultations c on c.id = r.consultation_id
     where not r.is_deleted
       and exists (
         select from representation_sites s
           left join representation_marks m on m.representation_id = s.representation_id and m.mark_id = s.mark_id
          where s.representation_id = r.id and s.site_id = ${siteId}
            and ${isMarkShown})
     order by r.id desc limit ${limit}`.execute(tx);
  return {
    representations: rows.map(({ total: _total, ...row }) => row),
    total: rows[0]?.total ?? 0,
  };
}
