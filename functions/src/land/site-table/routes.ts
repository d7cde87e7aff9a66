import { route, type Route } from '../../platform/endpoint.ts';
import { unfit } from '../../platform/errors.ts';
import { prepareSearch, readFilters } from '../ground/search/matching-sites.ts';
import { searchColumns } from '../ground/search/columns.ts';
import { sortOrder } from '../ground/search/page.ts';
import { attributesIn } from '../ground/search/search-page.ts';
import { getSiteTable, getSiteTableGroups } from './contract.ts';
import { clampedPage, pagesOf, partsOf } from '../ground/search/table/page-parts.ts';
import { PAGE_SIZE } from '../ground/search/table/page-size.ts';
import { countForOrder, countsByValue, idsOfPart, rowsOf } from '../ground/search/table/queries.ts';

/** Lists are no one value, and every moment is another one. */
const UNGROUPED = ['texts', 'numbers', 'tags', 'moment'];

export const siteTableRoutes: Route[] = [
  route(getSiteTable, async ({ input, tx }) => {
    const { columns, where } = await prepareSearch(tx, readFilters(input.filters));
    const order = sortOrder(input.sort, columns);
    const attributes = attributesIn(input.attributes)(columns);
    const size = input.pageSize ?? PAGE_SIZE;
    const { total, filled } = await countForOrder(tx, where, order);
    const page = clampedPage(input.page ?? 1, total, size);
    const from = (page - 1) * size;
    const ids: number[] = [];
    for (const part of partsOf(from, Math.min(from + size, total), filled, total)) {
      ids.push(...(await idsOfPart(tx, where, order, part)));
    }
    const sites = await rowsOf(tx, ids, attributes);
    return { sites, total, page, pages: pagesOf(total, size) };
  }),

  route(getSiteTableGroups, async ({ input, tx }) => {
    const columns = await searchColumns(tx);
    const column = columns.get(input.by);
    if (!column?.filterable || UNGROUPED.includes(column.kind)) {
      throw unfit('by', `Sites cannot be grouped by ${input.by}`);
    }
    const { where } = await prepareSearch(tx, readFilters(input.filters), columns);
    const limit = input.limit ?? 200;
    const groups = await countsByValue(tx, where, column.name, limit);
    return { groups: groups.slice(0, limit), more: groups.length > limit };
  }),
];
