import { networkRoute, type Route } from '../../platform/endpoint.ts';
import { inShare, LONG_QUERIES } from '../../platform/in-share.ts';
import { checkAll } from './check-sites.ts';
import { checkSites } from './contract.ts';

/** Every site of the council is looked at; an open page asks again when one changes. */
const checks = inShare({ what: 'site-checks', times: 30, ...LONG_QUERIES, waiting: 8 });

export const siteCheckRoutes: Route[] = [
  networkRoute(checkSites, (call) =>
    checks(call, () => call.inTenant((tx) => checkAll(tx, new Date()))),
  ),
];
