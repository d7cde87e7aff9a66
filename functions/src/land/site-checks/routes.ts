import { route, type Route } from '../../platform/endpoint.ts';
import { checkAll } from './check-sites.ts';
import { checkSites } from './contract.ts';

export const siteCheckRoutes: Route[] = [route(checkSites, ({ tx }) => checkAll(tx, new Date()))];
