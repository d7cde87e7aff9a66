import { sql, type Tx } from '../../../../platform/db.ts';
import type { SiteList } from '../site-list.ts';

interface Which {
  accountId: number;
  mine: boolean;
  term?: string | undefined;
  limit: number;
  uniqueOnly: boolean;
}

const COUNT = sql`(select count(distinct m.site_id)::int from site_list_members m join sites s on s.id = m.site_id
                    where m.list_id = l.id and not s.is_deleted)`;
/** The properties of a list `l`; deleted sites are not counted. */
export const listOf = (accountId: number) => sql`
  l.id, l.list_name as "listName", l.is_unique as "isUnique", ${COUNT} as sites,
  coalesce(l.account_id = ${accountId}, false) as "isOwn"`;

/** Lists by name, whatever its case. */
export async function findLists(tx: Tx, asked: Which): Promise<SiteList[]> {
  const { accountId, mine, term, limit, uniqueOnly } = asked;
  const { rows } = await sql<SiteList>`
    select ${listOf(accountId)} from site_lists l
     where (not ${mine}::boolean or l.account_id = ${accountId})
       and (not ${uniqueOnly}::boolean or l.is_unique)
       and position(lower(${term ?? ''}) in lower(l.list_name)) > 0
     order by lower(l.list_name), l.id limit ${limit}`.execute(tx);
  return rows;
}

/** One list; undefined where the council has none such. */
export async function findList(
  tx: Tx,
  id: number,
  accountId: number,
): Promise<SiteList | undefined> {
  const { rows } = await sql<SiteList>`
    select ${listOf(accountId)} from site_lists l where l.id = ${id}`.execute(tx);
  return rows[0];
}

/** Holds a list until the transaction ends; undefined where there is none such. */
export async function holdList(
  tx: Tx,
  id: number,
): Promise<{ listName: string; isUnique: boolean } | undefined> {
  const { rows } = await sql<{ listName: string; isUnique: boolean }>`
    select list_name as "listName", is_unique as "isUnique" from site_lists where id = ${id} for update`.execute(
    tx,
  );
  return rows[0];
}

/** Makes an empty list; gives its id. */
export async function insertList(
  tx: Tx,
  { listName, isUnique, accountId }: { listName: string; isUnique: boolean; accountId: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into site_lists (list_name, is_unique, account_id)
    values (${listName}, ${isUnique}, ${accountId}) returning id`.execute(tx);
  if (!rows[0]) throw new Error('A list was not made');
  return rows[0].id;
}

/** Gives a list another name. */
export async function writeListName(tx: Tx, id: number, listName: string): Promise<void> {
  await sql`
    update site_lists set list_name = ${listName}, updated_at = clock_timestamp() where id = ${id}`.execute(
    tx,
  );
}

/** Deletes a list with its members; the sites stay. */
export async function removeList(tx: Tx, id: number): Promise<void> {
  await sql`delete from site_lists where id = ${id}`.execute(tx);
}
