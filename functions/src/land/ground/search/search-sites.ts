import type { Tx } from '../../../platform/db.ts';
import type { SiteRecord } from '../sites/site-record.ts';
import type { SearchColumns } from '../../../records/search/columns.ts';
import { recordPage, type Search } from '../../../records/search/search-page.ts';
import { siteRecords } from './site-records.ts';
import { withHomes } from './with-homes.ts';

/** A page of a search for sites. */
export async function searchPage(
  tx: Tx,
  search: Search,
  chosen: (columns: SearchColumns) => string[],
  known?: SearchColumns,
): Promise<{ sites: SiteRecord[]; total: number; next: string | null }> {
  const { records, ...page } = await recordPage(tx, siteRecords, search, chosen, known);
  return { sites: (await withHomes(tx, records)) as SiteRecord[], ...page };
}
