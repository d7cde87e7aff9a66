import { sql, type Tx } from '../../../../platform/db.ts';

/** What the council answers, as it may be published. */
export interface ApprovedAnswer {
  responseId: number;
  /** 12, or 12.3 where it answers a part. */
  reference: string;
  summary: string;
  councilResponse: string;
}

/**
 * The approved council responses of these representations and their parts, in the order of the references; those
 * without one are not in the map. Nothing of it is made from what officers have redacted.
 */
export async function approvedResponses(
  tx: Tx,
  representationIds: readonly number[],
): Promise<Map<number, ApprovedAnswer[]>> {
  const { rows } = await sql<ApprovedAnswer & { representationId: number }>`
    select l.representation_id as "representationId", p.id as "responseId",
           concat_ws('.', l.representation_id, s.sequential_id) as reference, p.summary,
           p.council_response as "councilResponse"
      from response_links l
      join responses p on p.id = l.response_id
      left join sub_representations s on s.id = l.sub_representation_id
     where l.representation_id = any(${representationIds}::bigint[])
       and not p.is_deleted and p.state <> 'Draft' and p.council_response <> ''
       and (s.id is null or not s.is_deleted)
     order by l.representation_id, s.sequential_id nulls first, p.id`.execute(tx);
  const found = new Map<number, ApprovedAnswer[]>();
  for (const { representationId, ...answer } of rows)
    found.set(representationId, [...(found.get(representationId) ?? []), answer]);
  return found;
}
