import { sql, type Tx } from '../../../platform/db.ts';
import type { AlikeGroup } from '../campaigns/group-alike.ts';
import type { Campaign, CampaignMember } from '../contract/campaigns.ts';

/** Letters of the common text that a list shows. */
const EXCERPT = 160;

/** Campaigns of a consultation, or the named one; deleted representations count no more. */
export async function findCampaigns(
  tx: Tx,
  { consultationId = null, id = null }: { consultationId?: number | null; id?: number | null },
): Promise<Campaign[]> {
  const { rows } = await sql<Campaign>`
    select c.id, c.name, c.state, coalesce((
             select left(p.plain, ${EXCERPT}) from campaign_members f
               join representations l on l.id = f.representation_id and not l.is_deleted
                                      and (l.is_checked or reads_originals())
               join public_texts p on p.representation_id = l.id
              where f.campaign_id = c.id order by f.similarity desc, f.representation_id limit 1), '') as excerpt,
           count(r.id)::int as representations,
           coalesce(sum(m.signatories) filter (where r.id is not null), 0)::int as signatories,
           to_jsonb(coalesce(array_agg(r.id order by r.id) filter (where r.id is not null), '{}')) as ids, (
             select to_jsonb(coalesce(array_agg(l.id order by l.id), '{}')) from campaign_additions a
               join representations l on l.id = a.representation_id and not l.is_deleted
              where a.campaign_id = c.id and not a.is_apart and c.state = 'confirmed') as additions,
           c.row_version
      from campaigns c
      left join campaign_members m on m.campaign_id = c.id
      left join representations r on r.id = m.representation_id and not r.is_deleted
     where (${consultationId}::bigint is null or c.consultation_id = ${consultationId})
       and (${id}::bigint is null or c.id = ${id})
     group by c.id
     order by array_position(array['proposed', 'confirmed', 'dissolved'], c.state), count(r.id) desc, c.id`.execute(
    tx,
  );
  return rows;
}

/** Its members, the most alike first: the first is the one that the others are compared with. */
export async function findCampaignMembers(
  tx: Tx,
  id: number,
  most: number,
): Promise<CampaignMember[]> {
  const { rows } = await sql<CampaignMember>`
    select m.representation_id as "representationId", r.representee, m.similarity::float8 as similarity, m.signatories
      from campaign_members m join representations r on r.id = m.representation_id and not r.is_deleted
     where m.campaign_id = ${id}
     order by m.similarity desc, m.representation_id limit ${most}`.execute(tx);
  return rows;
}

/** The version of a campaign and what it is, which is held until the transaction ends. */
export async function holdCampaign(tx: Tx, id: number) {
  const { rows } = await sql<{ row_version: number; name: string; state: string }>`
    select row_version, name, state from campaigns where id = ${id} for update`.execute(tx);
  return rows[0];
}

/** How many signed a member of a campaign; undefined where it is none. */
export async function findSignatories(
  tx: Tx,
  id: number,
  representationId: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ signatories: number }>`
    select signatories from campaign_members
     where campaign_id = ${id} and representation_id = ${representationId}`.execute(tx);
  return rows[0]?.signatories;
}

/** Says how many signed a member of a campaign. */
export async function writeSignatories(
  tx: Tx,
  id: number,
  representationId: number,
  signatories: number,
): Promise<void> {
  await sql`
    update campaign_members set signatories = ${signatories}
     where campaign_id = ${id} and representation_id = ${representationId}`.execute(tx);
}

/** Whether it was a member. It is not proposed for that campaign again. */
export async function deleteMember(tx: Tx, id: number, representationId: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    with gone as (
      delete from campaign_members where campaign_id = ${id} and representation_id = ${representationId}
      returning campaign_id, representation_id, similarity)
    insert into campaign_additions (campaign_id, representation_id, similarity, is_apart)
    select campaign_id, representation_id, similarity, true from gone
    on conflict (campaign_id, representation_id) do update set is_apart = true
    returning representation_id as id`.execute(tx);
  return rows.length > 0;
}

/**
 * Of one consultation only one looks for campaigns at a time, and nobody decides on what was proposed before: both would
 * leave what is proposed once more beside it. Held until the transaction ends.
 */
export async function holdProposals(tx: Tx, consultationId: number): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtext(current_schema() || ' campaigns of ' || ${consultationId}::text))`.execute(
    tx,
  );
  await sql`
    select from campaigns where consultation_id = ${consultationId} and state = 'proposed'
     order by id for update`.execute(tx);
}

/** Representations that officers have decided upon: members of confirmed campaigns, and of dissolved ones. */
export async function decidedMembers(tx: Tx, consultationId: number) {
  const { rows } = await sql<{ id: number; campaign: number; state: 'confirmed' | 'dissolved' }>`
    select m.representation_id as id, c.id as campaign, c.state
      from campaign_members m join campaigns c on c.id = m.campaign_id
     where c.consultation_id = ${consultationId} and c.state <> 'proposed'`.execute(tx);
  return rows;
}

/** Puts new proposals in the place of those that nobody has decided upon. */
export async function replaceProposals(
  tx: Tx,
  consultationId: number,
  groups: readonly (AlikeGroup & { name: string })[],
): Promise<void> {
  await sql`
    delete from campaigns where consultation_id = ${consultationId} and state = 'proposed'`.execute(
    tx,
  );
  for (const { name, members } of groups) {
    await sql`
      with added as (
        insert into campaigns (consultation_id, name) values (${consultationId}, ${name}) returning id)
      insert into campaign_members (campaign_id, representation_id, similarity)
      select a.id, m.id, m.similarity
        from added a, jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as m (id bigint, similarity real)`.execute(
      tx,
    );
  }
}
