import type { Tx } from '../../platform/db.ts';
import { readFilters } from '../../council/ground/filters/read-filters.ts';
import { sortOrder } from '../../records/search/page.ts';
import { prepareSearch } from '../../records/search/prepare-search.ts';
import { siteRecords } from '../ground/search/site-records.ts';
import { requireSite } from '../ground/sites/required-sites.ts';
import { siteNames } from '../ground/sites/site-names.ts';
import { placeInOrder, sortValueOf } from './queries/place-in-order.ts';

interface Asked {
  siteId: number;
  filters?: unknown;
  sort?: string | undefined;
}

/** Where a site stands in a search, and which sites stand beside it there. Throws site-not-found. */
export async function neighboursOf(tx: Tx, { siteId, filters, sort }: Asked) {
  await requireSite(tx, siteId);
  const { columns, where } = await prepareSearch(tx, siteRecords, readFilters(filters));
  const order = sortOrder(sort, columns, siteRecords);
  const at = { id: siteId, value: await sortValueOf(tx, siteId, order) };
  const place = await placeInOrder(tx, where, order, at);
  const beside = [place.previous, place.next].filter((id) => id !== null);
  const names = await siteNames(tx, beside);
  const named = (id: number | null) => (id === null ? null : { id, name: names.get(id) ?? '' });
  return {
    position: place.found ? place.before + 1 : null,
    total: place.total,
    previous: named(place.previous),
    next: named(place.next),
  };
}
