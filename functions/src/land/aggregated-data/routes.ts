import { route, type Route } from '../../platform/endpoint.ts';
import { getAggregatedData } from './contract.ts';
import { readAggregatedData, sitesVersion } from './queries.ts';

export const aggregatedDataRoutes: Route[] = [
  route(getAggregatedData, async ({ tx }) => {
    const row = await readAggregatedData(tx);
    if (!row) return { computedAt: null, isCurrent: false, data: null };
    const isCurrent = row.sites_version === (await sitesVersion(tx));
    return { computedAt: row.computed_at, isCurrent, data: row.data };
  }),
];
