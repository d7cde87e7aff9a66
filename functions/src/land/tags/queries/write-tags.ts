import { sql, type Tx } from '../../../platform/db.ts';

/** The id of the tag of that name, which is made where there is none; held until the transaction ends. */
export async function ensureTag(tx: Tx, name: string, accountId: number): Promise<number> {
  // The conflicting row is rewritten: if it were looked up afterwards, it might have been deleted in between.
  const { rows } = await sql<{ id: number }>`
    insert into tags (name, account_id) values (${name}, ${accountId})
    on conflict (name) do update set name = excluded.name
    returning id`.execute(tx);
  const [tag] = rows;
  if (!tag) throw new Error('A tag was neither there nor made');
  return tag.id;
}

/** Gives tags to sites; the trigger on taggings writes `site_tags`. Gives what was not so before. */
export async function addTaggings(
  tx: Tx,
  siteIds: number[],
  tagIds: number[],
): Promise<{ site_id: number; tag_id: number }[]> {
  const { rows } = await sql<{ site_id: number; tag_id: number }>`
    insert into site_taggings (tag_id, site_id)
    select t, s from unnest(${tagIds}::bigint[]) t cross join unnest(${siteIds}::bigint[]) s
    on conflict do nothing returning site_id, tag_id`.execute(tx);
  return rows;
}

/** Takes tags off sites. Gives what was so before. */
export async function removeTaggings(
  tx: Tx,
  siteIds: number[],
  tagIds: number[],
): Promise<{ site_id: number; tag_id: number }[]> {
  const { rows } = await sql<{ site_id: number; tag_id: number }>`
    delete from site_taggings where site_id = any(${siteIds}::bigint[]) and tag_id = any(${tagIds}::bigint[])
    returning site_id, tag_id`.execute(tx);
  return rows;
}

/**
 * Holds a tag and the sites that have it, in the order in which every bulk call holds sites: two at once wait for
 * one another instead of failing. Gives the sites.
 */
export async function holdTagged(tx: Tx, tagId: number): Promise<number[] | undefined> {
  const tag = await sql`select from tags where id = ${tagId} for update`.execute(tx);
  if (tag.rows.length === 0) return undefined;
  const { rows } = await sql<{ id: number }>`
    select id from sites where id in (select site_id from site_taggings where tag_id = ${tagId})
     order by id for update`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Gives a tag another name, which no other of the council's has. */
export async function writeTagName(tx: Tx, id: number, name: string): Promise<void> {
  await sql`update tags set name = ${name} where id = ${id}`.execute(tx);
}

/** Deletes a tag of the council. */
export async function removeTag(tx: Tx, id: number): Promise<void> {
  await sql`delete from tags where id = ${id}`.execute(tx);
}
