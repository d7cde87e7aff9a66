import type { Feature } from './platform/app.ts';
import type { Route } from './platform/endpoint.ts';

/** Every endpoint under /api/v1, feature by feature; one path may begin like another feature's. */
export const features: Feature[] = [
  {
    segments: ['health', 'openapi.json'],
    routes: async () => {
      const [{ systemRoutes }, { vectorTileCalls }] = await Promise.all([
        import('./council/system/routes.ts'),
        import('./land/layers/contract.ts'),
      ]);
      return systemRoutes(allRoutes, vectorTileCalls);
    },
  },
  {
    segments: ['tenant', 'tenants', 'feedback'],
    routes: async () => (await import('./council/tenants/routes.ts')).tenantRoutes,
  },
  {
    segments: ['auth'],
    routes: async () => (await import('./council/session/routes.ts')).sessionRoutes,
  },
  {
    segments: ['policy'],
    routes: async () => (await import('./council/policy/routes.ts')).policyRoutes,
  },
  {
    segments: ['user', 'firebase'],
    routes: async () => (await import('./council/users/routes.ts')).userRoutes,
  },
  {
    segments: ['firebase'],
    routes: async () => (await import('./council/staff/routes.ts')).staffRoutes,
  },
  {
    segments: ['dictionary', 'site'],
    routes: async () => (await import('./council/dictionary/routes.ts')).dictionaryRoutes,
  },
  {
    segments: ['search', 'site'],
    routes: async () => (await import('./land/site-search/routes.ts')).siteSearchRoutes,
  },
  {
    segments: ['site'],
    routes: async () => (await import('./land/site-table/routes.ts')).siteTableRoutes,
  },
  {
    segments: ['search'],
    routes: async () => (await import('./land/gazetteer/routes.ts')).gazetteerRoutes,
  },
  {
    segments: ['search'],
    routes: async () => (await import('./land/sentence-search/routes.ts')).sentenceRoutes,
  },
  {
    segments: ['tag', 'site'],
    routes: async () => (await import('./land/tags/routes.ts')).tagRoutes,
  },
  {
    segments: ['site'],
    routes: async () => (await import('./land/site-lists/routes.ts')).siteListRoutes,
  },
  {
    segments: ['site'],
    routes: async () => (await import('./land/scenarios/routes.ts')).scenarioRoutes,
  },
  {
    segments: ['site'],
    routes: async () => (await import('./land/constraints/routes.ts')).constraintRoutes,
  },
  {
    segments: ['site'],
    routes: async () => (await import('./land/capacity/routes.ts')).capacityRoutes,
  },
  {
    segments: ['site'],
    routes: async () => (await import('./land/page/exports/routes.ts')).exportRoutes,
  },
  {
    segments: ['site'],
    routes: async () => (await import('./land/site-functions/routes.ts')).siteFunctionRoutes,
  },
  {
    segments: ['site'],
    routes: async () => (await import('./land/site-people/routes.ts')).sitePeopleRoutes,
  },
  {
    segments: ['site'],
    routes: async () => (await import('./land/related-sites/routes.ts')).relatedSiteRoutes,
  },
  {
    segments: ['site', 'correspondence'],
    routes: async () => (await import('./land/correspondence/routes.ts')).correspondenceRoutes,
  },
  {
    segments: ['site'],
    routes: async () => (await import('./land/availability/routes.ts')).availabilityRoutes,
  },
  {
    segments: ['file', 'site'],
    routes: async () => (await import('./land/files/routes.ts')).fileRoutes,
  },
  {
    segments: ['site'],
    routes: async () => (await import('./land/page/site-sheet/routes.ts')).siteSheetRoutes,
  },
  {
    segments: ['site'],
    routes: async () => (await import('./land/boundaries/routes.ts')).boundaryRoutes,
  },
  // Last of those under /site: /site/{siteId} would take their paths.
  { segments: ['site'], routes: async () => (await import('./land/sites/routes.ts')).siteRoutes },
  {
    segments: ['geodata', 'geodata-info'],
    routes: async () => (await import('./land/geodata/routes.ts')).geodataRoutes,
  },
  {
    segments: ['history', 'site'],
    routes: async () => (await import('./land/history/routes.ts')).historyRoutes,
  },
  {
    segments: ['configs'],
    routes: async () => (await import('./council/configs/routes.ts')).configRoutes,
  },
  {
    segments: ['directus'],
    routes: async () => (await import('./council/content/routes.ts')).contentRoutes,
  },
  {
    segments: ['layers', 'geoserver', 'search', 'map-style', 'map-capabilities'],
    routes: async () => (await import('./land/layers/routes.ts')).layerRoutes,
  },
  {
    segments: ['notifications', 'updates'],
    routes: async () => (await import('./council/notifications/routes.ts')).notificationRoutes,
  },
  {
    segments: ['suggestions', 'submissions'],
    routes: async () => (await import('./land/contributions/routes.ts')).contributionRoutes,
  },
  {
    segments: ['aggregated-data'],
    routes: async () => (await import('./land/aggregated-data/routes.ts')).aggregatedDataRoutes,
  },
  {
    segments: ['api-keys'],
    routes: async () => (await import('./council/api-keys/routes.ts')).apiKeyRoutes,
  },
  {
    segments: ['functions'],
    routes: async () => {
      const [{ invocationRoutes }, { aggregatedDataFunctions }] = await Promise.all([
        import('./land/invocations/routes.ts'),
        import('./land/aggregated-data/jobs.ts'),
      ]);
      return invocationRoutes({ ...aggregatedDataFunctions });
    },
  },
];

/** All of them, loaded: for the published description and for tests. */
export async function allRoutes(): Promise<Route[]> {
  return (await Promise.all(features.map(({ routes }) => routes()))).flat();
}
