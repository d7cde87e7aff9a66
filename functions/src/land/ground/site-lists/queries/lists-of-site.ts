import { sql, type Tx } from '../../../../platform/db.ts';
import type { SiteList } from '../site-list.ts';
import { listOf } from './lists.ts';

const MAX_LISTS = 500;

/** Lists that hold a site, under whatever scenario, by name. */
export async function listsOfSite(tx: Tx, siteId: number, accountId: number): Promise<SiteList[]> {
  const { rows } = await sql<SiteList>`
    select ${listOf(accountId)} from site_lists l
     where exists (select from site_list_members m where m.list_id = l.id and m.site_id = ${siteId})
     order by lower(l.list_name), l.id limit ${MAX_LISTS}`.execute(tx);
  return rows;
}
