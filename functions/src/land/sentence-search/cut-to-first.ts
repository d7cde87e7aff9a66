import type { Filter } from '../../council/ground/filters/filter.ts';
import type { Tx } from '../../platform/db.ts';
import { attributesIn } from '../../records/search/search-page.ts';
import { searchPage } from '../ground/search/search-sites.ts';
import type { Order } from './reading.ts';
import { amount, filledInFilter } from './say.ts';

/** An order as the search's `sort`. */
export const sortOf = ({ field, greatest }: Order): string =>
  `${greatest ? '-' : ''}${field.dbPropertyName}`;

/**
 * 'The 10 largest' of those that meet the filters, as a filter: at least what the tenth has, so that equals of the
 * last one are found with it. It stays what it was when records change later.
 */
export async function cutToFirst(
  tx: Tx,
  order: Order,
  filters: readonly Filter[],
): Promise<{ filter: Filter; meaning: string } | undefined> {
  const { field, greatest, count } = order;
  if (count === undefined) return undefined;
  const given = filledInFilter(field, 'not empty');
  const { sites } = await searchPage(
    tx,
    { filters: [...filters, given], sort: sortOf(order), limit: count },
    attributesIn([field.dbPropertyName]),
  );
  const last = sites.at(-1)?.[field.dbPropertyName];
  if (last === undefined || last === null) return undefined;
  const value = Number(last);
  const words = `${field.label} ${greatest ? 'at least' : 'at most'} ${amount(field, value)}`;
  return {
    filter: {
      type: 'range',
      dbPropertyName: field.dbPropertyName,
      value: greatest ? [value, null] : [null, value],
    },
    meaning: `${words}: the ${count} ${greatest ? 'greatest' : 'least'}`,
  };
}
