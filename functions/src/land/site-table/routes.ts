import { dictionaryOf } from '../../council/ground/dictionary/queries/dictionary.ts';
import type { ParsedOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import { networkRoute, route, type Route } from '../../platform/endpoint.ts';
import { inShare, LONG_QUERIES } from '../../platform/in-share.ts';
import { siteCondition, readFilters } from '../ground/search/matching-sites.ts';
import { siteRecords } from '../ground/search/site-records.ts';
import { sortedIds, tableGroups, tablePage } from '../../records/table/table-page.ts';
import { homesColumn, homesFields } from '../ground/sites/homes.ts';
import { areaField } from '../ground/sites/name-and-area.ts';
import type { SiteRecord } from '../ground/sites/site-record.ts';
import { getSiteTable, getSiteTableGroups, getSiteTableIds, getSiteTableSums } from './contract.ts';
import { amongSites, sumsOf } from './queries.ts';

/** Every site that is found is looked at, and which overlap; whoever chooses sites asks with each. */
const sums = inShare({ what: 'site-table-sums', times: 120, ...LONG_QUERIES, waiting: 16 });

export const siteTableRoutes: Route[] = [
  route(getSiteTable, async ({ input, tx }) => {
    const { records, ...page } = await tablePage(tx, siteRecords, input);
    return { records: records as SiteRecord[], ...page };
  }),

  route(getSiteTableGroups, ({ input, tx }) => tableGroups(tx, siteRecords, input)),

  networkRoute(getSiteTableSums, (call) =>
    sums(call, () => call.inTenant((tx) => sumsAnswer(tx, call.input))),
  ),

  route(getSiteTableIds, async ({ input, tx }) => ({
    ids: await sortedIds(tx, siteRecords, input),
  })),
];

async function sumsAnswer(tx: Tx, input: ParsedOf<typeof getSiteTableSums>) {
  const where = await siteCondition(tx, readFilters(input.filters));
  const fields = await dictionaryOf(tx);
  const chosen = input.siteIds ? amongSites(where, input.siteIds) : where;
  const [area, homes] = [areaField(fields), homesFields(fields)];
  return {
    ...(await sumsOf(tx, chosen, { area, homes }, fields)),
    columns: {
      hectares: area?.dbPropertyName ?? null,
      homes: homesColumn(homes)?.dbPropertyName ?? null,
    },
  };
}
