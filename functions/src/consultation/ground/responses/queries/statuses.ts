import { type Sql, sql, type Tx } from '../../../../platform/db.ts';

/** What follows responses: all that they answer, and what they no longer answer. */
export interface Following {
  responseIds: readonly number[];
  representationIds?: readonly number[];
  subRepresentationIds?: readonly number[];
}

/** The representations that follow. */
const following = ({ responseIds, representationIds = [] }: Following) => sql`
    (b.id = any(${representationIds}::bigint[])
     or b.id in (select representation_id from response_links where response_id = any(${responseIds}::bigint[])))`;

/** The parts that follow. */
const followingParts = ({ responseIds, subRepresentationIds = [] }: Following) => sql`
    (b.id = any(${subRepresentationIds}::bigint[])
     or b.id in (select sub_representation_id from response_links where response_id = any(${responseIds}::bigint[])))`;

/**
 * Holds what follows, in order of id. Of two transactions that each change a response to the same representation, the
 * later one then sees what the earlier one did: without this, each found the other's response as it was before. Gives
 * the ids of the representations.
 */
export async function holdFollowing(tx: Tx, those: Following): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select b.id from representations b where ${following(those)} order by b.id for update`.execute(
    tx,
  );
  await sql`select b.id from sub_representations b where ${followingParts(those)} order by b.id for update`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** How far the responses of these links are. */
const howFar = (links: Sql) => sql`
    select count(*) as responses,
           bool_and(coalesce(d.state, '') = 'Sent') as sent,
           bool_and(p.state <> 'Draft') as approved
      from ${links} l
      join responses p on p.id = l.response_id and not p.is_deleted
      left join response_deliveries d on d.response_id = p.id and d.representation_id = l.representation_id`;

/** What `b` is to be, `s` being how far its responses are; where none is left, it waits for one again. */
const status = sql`
    case when s.responses = 0 then case when b.status like 'Response %' then 'Reviewed' else b.status end
         when s.sent then 'Response sent'
         when s.approved then 'Response approved'
         else 'Response drafted' end`;

/** The status that each representation is to have; those that have it already are left out. */
export async function statusesToFollow(
  tx: Tx,
  those: Following,
): Promise<{ id: number; status: string }[]> {
  const links = sql`(select response_id, representation_id from response_links where representation_id = b.id)`;
  const { rows } = await sql<{ id: number; status: string }>`
    select b.id, ${status} as status
      from representations b cross join lateral (${howFar(links)}) s
     where ${following(those)}
       and not b.is_deleted and b.status <> ${status}
     order by b.id`.execute(tx);
  return rows;
}

/** As representations follow their responses, so do their parts. */
export async function followAnsweredParts(tx: Tx, those: Following): Promise<void> {
  const links = sql`(select response_id, representation_id from response_links where sub_representation_id = b.id)`;
  await sql`
    update sub_representations changed
       set status = f.status, row_version = changed.row_version + 1, updated_at = clock_timestamp()
      from (select b.id, ${status} as status
              from sub_representations b cross join lateral (${howFar(links)}) s
             where ${followingParts(those)}
               and not b.is_deleted and b.status <> ${status}) f
     where f.id = changed.id`.execute(tx);
}
