import { aggregatedDataFunctions } from './aggregated-data/jobs.ts';
import { aggregatedDataRoutes } from './aggregated-data/routes.ts';
import { apiKeyRoutes } from './api-keys/routes.ts';
import { configRoutes } from './configs/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { contributionRoutes } from './contributions/routes.ts';
import { dictionaryRoutes } from './dictionary/routes.ts';
import { geodataRoutes } from './geodata/routes.ts';
import { historyRoutes } from './history/routes.ts';
import { invocationRoutes } from './invocations/routes.ts';
import { vectorTileCalls } from './layers/contract.ts';
import { layerRoutes } from './layers/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import type { Route } from './platform/endpoint.ts';
import { policyRoutes } from './policy/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import { siteSearchRoutes } from './site-search/routes.ts';
import { siteRoutes } from './sites/routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { systemRoutes } from './system/routes.ts';
import { tenantRoutes } from './tenants/routes.ts';
import { userRoutes } from './users/routes.ts';

/** Every endpoint under /api/v1, feature by feature. */
export const routes: Route[] = [
  ...systemRoutes(() => routes, vectorTileCalls),
  ...tenantRoutes,
  ...sessionRoutes,
  ...policyRoutes,
  ...userRoutes,
  ...staffRoutes,
  ...dictionaryRoutes,
  ...siteSearchRoutes,
  ...siteRoutes,
  ...geodataRoutes,
  ...historyRoutes,
  ...configRoutes,
  ...contentRoutes,
  ...layerRoutes,
  ...notificationRoutes,
  ...contributionRoutes,
  ...aggregatedDataRoutes,
  ...apiKeyRoutes,
  ...invocationRoutes({ ...aggregatedDataFunctions }),
];
