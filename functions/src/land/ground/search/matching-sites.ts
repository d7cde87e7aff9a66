import type { Tx } from '../../../platform/db.ts';
import type { Filter } from '../../../council/ground/filters/filter.ts';
import { prepareSearch } from '../../../records/search/prepare-search.ts';
import type { Condition } from '../../../records/search/conditions/kind-condition.ts';
import { siteRecords } from './site-records.ts';
import { idsWhere } from '../../../records/search/queries/search.ts';

export { isFilledIn } from '../../../council/ground/filters/canonical-filters.ts';
export { filterHash } from '../../../records/search/page.ts';
export { readFilters } from '../../../council/ground/filters/read-filters.ts';

/** The filters as one condition over `sites`. Throws payload-invalid, naming the filter. */
export async function siteCondition(tx: Tx, filters: readonly Filter[]): Promise<Condition> {
  return (await prepareSearch(tx, siteRecords, filters)).where;
}

/** Ids of every site that meets all filters, ascending. Throws payload-invalid, naming the filter. */
export async function matchingSiteIds(tx: Tx, filters: readonly Filter[]): Promise<number[]> {
  return idsWhere(tx, siteRecords, await siteCondition(tx, filters));
}
