import { sql, type Tx } from '../../../platform/db.ts';
import type { CampaignAddition } from '../contract/campaigns.ts';
import type { Addition, ConfirmedText } from '../campaigns/like-confirmed.ts';

/** The text that the letters of each confirmed campaign of a consultation are compared with. */
export async function confirmedTexts(tx: Tx, consultationId: number): Promise<ConfirmedText[]> {
  const { rows } = await sql<ConfirmedText>`
    select distinct on (c.id) c.id as campaign, p.plain as text
      from campaigns c
      join campaign_members m on m.campaign_id = c.id
      join representations r on r.id = m.representation_id and not r.is_deleted
      join public_texts p on p.representation_id = r.id
     where c.consultation_id = ${consultationId} and c.state = 'confirmed'
     order by c.id, m.similarity desc, m.representation_id`.execute(tx);
  return rows;
}

/** What officers keep apart from campaigns of a consultation. */
export async function keptApart(tx: Tx, consultationId: number) {
  const { rows } = await sql<{ id: number; campaign: number }>`
    select a.representation_id as id, a.campaign_id as campaign
      from campaign_additions a join campaigns c on c.id = a.campaign_id
     where c.consultation_id = ${consultationId} and a.is_apart`.execute(tx);
  return rows;
}

/** Puts new proposals in the place of those that nobody has decided upon. */
export async function replaceAdditions(
  tx: Tx,
  consultationId: number,
  additions: readonly Addition[],
): Promise<void> {
  await sql`
    delete from campaign_additions a using campaigns c
     where c.id = a.campaign_id and c.consultation_id = ${consultationId} and not a.is_apart`.execute(
    tx,
  );
  await sql`
    insert into campaign_additions (campaign_id, representation_id, similarity)
    select a.campaign, a.id, a.similarity
      from jsonb_to_recordset(${JSON.stringify(additions)}::jsonb) as a (campaign bigint, id bigint, similarity real)`.execute(
    tx,
  );
}

/** What is proposed to be added to a campaign, the most alike first. */
export async function findAdditions(tx: Tx, id: number, most: number): Promise<CampaignAddition[]> {
  const { rows } = await sql<CampaignAddition>`
    select a.representation_id as "representationId", r.representee, a.similarity::float8 as similarity
      from campaign_additions a join representations r on r.id = a.representation_id and not r.is_deleted
     where a.campaign_id = ${id} and not a.is_apart
     order by a.similarity desc, a.representation_id limit ${most}`.execute(tx);
  return rows;
}

/** Makes members of a campaign of what was proposed for it; gives those. */
export async function acceptAdditions(
  tx: Tx,
  id: number,
  representationIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with accepted as (
      delete from campaign_additions
       where campaign_id = ${id} and representation_id = any(${representationIds}::bigint[]) and not is_apart
      returning representation_id, similarity)
    insert into campaign_members (campaign_id, representation_id, similarity)
    select ${id}, representation_id, similarity from accepted
    on conflict do nothing returning representation_id as id`.execute(tx);
  const ids = rows.map((row) => row.id);
  await sql`select describe_campaigns(${ids}::bigint[])`.execute(tx);
  return ids;
}

/** Keeps apart from a campaign what was proposed for it. */
export async function keepApart(
  tx: Tx,
  id: number,
  representationIds: readonly number[],
): Promise<void> {
  await sql`
    update campaign_additions set is_apart = true
     where campaign_id = ${id} and representation_id = any(${representationIds}::bigint[])`.execute(
    tx,
  );
}
