import { route, type Route } from '../../platform/endpoint.ts';
import { siteRecords } from '../ground/search/site-records.ts';
import { tableGroups, tablePage } from '../ground/search/table/table-page.ts';
import type { SiteRecord } from '../ground/sites/site-record.ts';
import { getSiteTable, getSiteTableGroups } from './contract.ts';

export const siteTableRoutes: Route[] = [
  route(getSiteTable, async ({ input, tx }) => {
    const { records, ...page } = await tablePage(tx, siteRecords, input);
    return { sites: records as SiteRecord[], ...page };
  }),

  route(getSiteTableGroups, async ({ input, tx }) => {
    const found = await tableGroups(tx, siteRecords, { ...input, limit: input.limit ?? 200 });
    const groups = found.groups.map(({ value, records }) => ({ value, sites: records }));
    return { groups, more: found.more };
  }),
];
