import type { Feature } from './platform/app.ts';
import type { Route } from './platform/endpoint.ts';

/** Every endpoint under /api/v1, feature by feature; one path may begin like another feature's. */
export const features: Feature[] = [
  {
    segments: ['health', 'openapi.json'],
    routes: async () => {
      const [{ systemRoutes }, { vectorTileCalls }] = await Promise.all([
        import('./system/routes.ts'),
        import('./layers/contract.ts'),
      ]);
      return systemRoutes(allRoutes, vectorTileCalls);
    },
  },
  {
    segments: ['tenant', 'tenants', 'feedback'],
    routes: async () => (await import('./tenants/routes.ts')).tenantRoutes,
  },
  { segments: ['auth'], routes: async () => (await import('./session/routes.ts')).sessionRoutes },
  { segments: ['policy'], routes: async () => (await import('./policy/routes.ts')).policyRoutes },
  {
    segments: ['user', 'firebase'],
    routes: async () => (await import('./users/routes.ts')).userRoutes,
  },
  { segments: ['firebase'], routes: async () => (await import('./staff/routes.ts')).staffRoutes },
  {
    segments: ['dictionary', 'site'],
    routes: async () => (await import('./dictionary/routes.ts')).dictionaryRoutes,
  },
  {
    segments: ['search', 'site'],
    routes: async () => (await import('./site-search/routes.ts')).siteSearchRoutes,
  },
  {
    segments: ['site'],
    routes: async () => (await import('./site-table/routes.ts')).siteTableRoutes,
  },
  {
    segments: ['search'],
    routes: async () => (await import('./gazetteer/routes.ts')).gazetteerRoutes,
  },
  {
    segments: ['search'],
    routes: async () => (await import('./sentence-search/routes.ts')).sentenceRoutes,
  },
  {
    segments: ['tag', 'site'],
    routes: async () => (await import('./tags/routes.ts')).tagRoutes,
  },
  {
    segments: ['site'],
    routes: async () => (await import('./site-lists/routes.ts')).siteListRoutes,
  },
  {
    segments: ['site'],
    routes: async () => (await import('./scenarios/routes.ts')).scenarioRoutes,
  },
  {
    segments: ['site'],
    routes: async () => (await import('./constraints/routes.ts')).constraintRoutes,
  },
  {
    segments: ['site'],
    routes: async () => (await import('./capacity/routes.ts')).capacityRoutes,
  },
  {
    segments: ['site'],
    routes: async () => (await import('./exports/routes.ts')).exportRoutes,
  },
  {
    segments: ['site'],
    routes: async () => (await import('./site-functions/routes.ts')).siteFunctionRoutes,
  },
  {
    segments: ['site'],
    routes: async () => (await import('./site-people/routes.ts')).sitePeopleRoutes,
  },
  {
    segments: ['site'],
    routes: async () => (await import('./related-sites/routes.ts')).relatedSiteRoutes,
  },
  {
    segments: ['site', 'correspondence'],
    routes: async () => (await import('./correspondence/routes.ts')).correspondenceRoutes,
  },
  {
    segments: ['site'],
    routes: async () => (await import('./availability/routes.ts')).availabilityRoutes,
  },
  {
    segments: ['file', 'site'],
    routes: async () => (await import('./files/routes.ts')).fileRoutes,
  },
  {
    segments: ['site'],
    routes: async () => (await import('./site-sheet/routes.ts')).siteSheetRoutes,
  },
  {
    segments: ['site'],
    routes: async () => (await import('./boundaries/routes.ts')).boundaryRoutes,
  },
  // Last of those under /site: /site/{siteId} would take their paths.
  { segments: ['site'], routes: async () => (await import('./sites/routes.ts')).siteRoutes },
  {
    segments: ['geodata', 'geodata-info'],
    routes: async () => (await import('./geodata/routes.ts')).geodataRoutes,
  },
  {
    segments: ['history', 'site'],
    routes: async () => (await import('./history/routes.ts')).historyRoutes,
  },
  { segments: ['configs'], routes: async () => (await import('./configs/routes.ts')).configRoutes },
  {
    segments: ['directus'],
    routes: async () => (await import('./content/routes.ts')).contentRoutes,
  },
  {
    segments: ['layers', 'geoserver', 'search', 'map-style', 'map-capabilities'],
    routes: async () => (await import('./layers/routes.ts')).layerRoutes,
  },
  {
    segments: ['notifications', 'updates'],
    routes: async () => (await import('./notifications/routes.ts')).notificationRoutes,
  },
  {
    segments: ['suggestions', 'submissions'],
    routes: async () => (await import('./contributions/routes.ts')).contributionRoutes,
  },
  {
    segments: ['aggregated-data'],
    routes: async () => (await import('./aggregated-data/routes.ts')).aggregatedDataRoutes,
  },
  {
    segments: ['api-keys'],
    routes: async () => (await import('./api-keys/routes.ts')).apiKeyRoutes,
  },
  {
    segments: ['functions'],
    routes: async () => {
      const [{ invocationRoutes }, { aggregatedDataFunctions }] = await Promise.all([
        import('./invocations/routes.ts'),
        import('./aggregated-data/jobs.ts'),
      ]);
      return invocationRoutes({ ...aggregatedDataFunctions });
    },
  },
];

/** All of them, loaded: for the published description and for tests. */
export async function allRoutes(): Promise<Route[]> {
  return (await Promise.all(features.map(({ routes }) => routes()))).flat();
}
