import type { Tx } from '../platform/db.ts';
import type { Filter } from './filter.ts';
import { prepareSearch } from './prepare-search.ts';
import type { Condition } from './queries/compile-filters.ts';
import { idsWhere } from './queries/search.ts';

export { isFilledIn } from './canonical-filters.ts';
export { prepareSearch } from './prepare-search.ts';
export { filterHash } from './queries/page.ts';
export { readFilters } from './read-filters.ts';

/** The filters as one condition over `sites`. Throws payload-invalid, naming the filter. */
export async function conditionOf(tx: Tx, filters: readonly Filter[]): Promise<Condition> {
  return (await prepareSearch(tx, filters)).where;
}

/** Ids of every site that meets all filters, ascending. Throws payload-invalid, naming the filter. */
export async function matchingSiteIds(tx: Tx, filters: readonly Filter[]): Promise<number[]> {
  return idsWhere(tx, await conditionOf(tx, filters));
}
