import { configRoutes } from './configs/routes.ts';
import { dictionaryRoutes } from './dictionary/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import type { Route } from './platform/endpoint.ts';
import { systemRoutes } from './system/routes.ts';
import { tenantRoutes } from './tenants/routes.ts';

/** Every endpoint under /api/v1, feature by feature. */
export const routes: Route[] = [
  ...systemRoutes(() => routes),
  ...tenantRoutes,
  ...dictionaryRoutes,
  ...configRoutes,
  ...notificationRoutes,
];
