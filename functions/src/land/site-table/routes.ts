import { dictionaryOf } from '../../council/ground/dictionary/queries.ts';
import { sql } from '../../platform/db.ts';
import { route, type Route } from '../../platform/endpoint.ts';
import { siteCondition, readFilters } from '../ground/search/matching-sites.ts';
import { siteRecords } from '../ground/search/site-records.ts';
import { sortedIds, tableGroups, tablePage } from '../../records/table/table-page.ts';
import { homesColumn, homesFields } from '../ground/sites/homes.ts';
import { areaField } from '../ground/sites/name-and-area.ts';
import type { SiteRecord } from '../ground/sites/site-record.ts';
import { getSiteTable, getSiteTableGroups, getSiteTableIds, getSiteTableSums } from './contract.ts';
import { sumsOf } from './sums.ts';

export const siteTableRoutes: Route[] = [
  route(getSiteTable, async ({ input, tx }) => {
    const { records, ...page } = await tablePage(tx, siteRecords, input);
    return { records: records as SiteRecord[], ...page };
  }),

  route(getSiteTableGroups, ({ input, tx }) => tableGroups(tx, siteRecords, input)),

  route(getSiteTableSums, async ({ input, tx }) => {
    const where = await siteCondition(tx, readFilters(input.filters));
    const fields = await dictionaryOf(tx);
    const chosen = input.siteIds
      ? sql<boolean>`${where} and r.id = any(${input.siteIds}::bigint[])`
      : where;
    const [area, homes] = [areaField(fields), homesFields(fields)];
    return {
      ...(await sumsOf(tx, chosen, { area, homes }, fields)),
      columns: {
        hectares: area?.dbPropertyName ?? null,
        homes: homesColumn(homes)?.dbPropertyName ?? null,
      },
    };
  }),

  route(getSiteTableIds, async ({ input, tx }) => ({
    ids: await sortedIds(tx, siteRecords, input),
  })),
];
