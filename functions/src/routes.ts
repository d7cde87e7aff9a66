import type { Feature } from './platform/app.ts';
import type { Route } from './platform/endpoint.ts';

/** Every endpoint under /api/v1, feature by feature; a feature is loaded at the first call to a path of its own. */
export const features: Feature[] = [
  {
    paths: ['/health', '/openapi.json'],
    routes: async () => {
      const [{ systemRoutes }, { vectorTileCalls }] = await Promise.all([
        import('./council/system/routes.ts'),
        import('./land/layers/contract.ts'),
      ]);
      return systemRoutes(allRoutes, vectorTileCalls);
    },
  },
  {
    paths: ['/tenants', '/tenant', '/tenant/flags', '/feedback'],
    routes: async () => (await import('./council/tenants/routes.ts')).tenantRoutes,
  },
  {
    paths: [
      '/auth/is-authenticated',
      '/auth/user',
      '/auth/providers',
      '/auth/current-provider',
      '/auth/firebase-auth/is-user-without-filled-info',
      '/auth/firestore-token',
      '/auth/firebase-auth/login',
      '/auth/firebase-auth/signup',
      '/auth/firebase-auth/info',
      '/auth/firebase-auth/send-verification-email',
      '/auth/firebase-auth/send-reset-email',
      '/auth/firebase-auth/check-code',
      '/auth/firebase-auth/confirm-code',
      '/auth/{provider}/login',
      '/auth/{provider}/local-provider',
      '/auth/{provider}/callback',
      '/auth/{provider}/logout',
      '/auth/logout-everywhere',
    ],
    routes: async () => (await import('./council/session/routes.ts')).sessionRoutes,
  },
  {
    paths: ['/policy/access'],
    routes: async () => (await import('./council/policy/routes.ts')).policyRoutes,
  },
  {
    paths: [
      '/user/consultation-user-meta',
      '/user/consultation-user-meta/receive-emails',
      '/user/consultation-user-meta/types',
      '/user/consultation-user-meta/employers',
      '/user/consultation-user-meta/client-details',
      '/user/consultation-user-meta/client-details/{clientId}',
      '/user/placemaker',
      '/user/site-details-layout',
      '/firebase/users',
      '/firebase/users/{uid}/disabled',
      '/firebase/users/{uid}/revoke',
    ],
    routes: async () => (await import('./council/users/routes.ts')).userRoutes,
  },
  {
    paths: ['/firebase/staff', '/firebase/staff/{uid}/disabled', '/firebase/staff/{uid}'],
    routes: async () => (await import('./council/staff/routes.ts')).staffRoutes,
  },
  {
    paths: [
      '/dictionary',
      '/dictionary/terms/{kind}',
      '/site/columns',
      '/site/column-values/{col}',
    ],
    routes: async () => (await import('./council/dictionary/routes.ts')).dictionaryRoutes,
  },
  {
    paths: [
      '/search/site',
      '/search/site/flexible',
      '/search/sites/geometries',
      '/search/extent',
      '/search/search-options',
      '/site/ids',
      '/search/site/autocomplete-options',
      '/site/templates/available',
      '/search/site/template',
      '/search/site/template/{id}',
    ],
    routes: async () => (await import('./land/site-search/routes.ts')).siteSearchRoutes,
  },
  {
    paths: ['/site/table', '/site/table/groups', '/site/table/ids', '/site/table/sums'],
    routes: async () => (await import('./land/site-table/routes.ts')).siteTableRoutes,
  },
  {
    paths: ['/search/places'],
    routes: async () => (await import('./land/gazetteer/routes.ts')).gazetteerRoutes,
  },
  {
    paths: ['/search/site/sentence'],
    routes: async () => (await import('./land/sentence-search/routes.ts')).sentenceRoutes,
  },
  {
    paths: [
      '/tag',
      '/tag/{siteId}',
      '/site/tags',
      '/site/v2/{siteId}/tags',
      '/site/v2/{siteId}/tags/{tagId}',
      '/site/tag',
    ],
    routes: async () => (await import('./land/tags/routes.ts')).tagRoutes,
  },
  {
    paths: [
      '/site/list',
      '/site/list/site',
      '/site/list/unique',
      '/site/list/unique/site',
      '/site/list/{listId}',
    ],
    routes: async () => (await import('./land/site-lists/routes.ts')).siteListRoutes,
  },
  {
    paths: ['/site/scenarios', '/site/scenarios/public', '/site/scenario'],
    routes: async () => (await import('./land/scenarios/routes.ts')).scenarioRoutes,
  },
  {
    paths: ['/site/{siteId}/constraints'],
    routes: async () => (await import('./land/constraints/routes.ts')).constraintRoutes,
  },
  {
    paths: [
      '/site/{siteId}/capacity',
      '/site/capacity/calculate',
      '/site/capacity/save',
      '/site/exec-calculation',
      '/site/update-year-sum/{siteId}',
    ],
    routes: async () => (await import('./land/capacity/routes.ts')).capacityRoutes,
  },
  {
    paths: [
      '/site/selection',
      '/site/selection/{id}',
      '/site/export/preview',
      '/site/export/brownfield-check',
      '/site/export',
      '/site/exports',
      '/site/export/{id}',
      '/site/export/{id}/file',
    ],
    routes: async () => (await import('./land/page/exports/routes.ts')).exportRoutes,
  },
  {
    paths: ['/site/functions', '/site/v2/{siteId}/tab-action', '/site/v2/{siteId}/function'],
    routes: async () => (await import('./land/site-functions/routes.ts')).siteFunctionRoutes,
  },
  {
    paths: [
      '/site/v2/{siteId}/contacts',
      '/site/v2/{siteId}/contacts/{personId}',
      '/site/v2/{siteId}/agents',
      '/site/v2/{siteId}/agents/{personId}',
      '/site/v2/{siteId}/assignees',
      '/site/v2/{siteId}/assignees/{userId}',
      '/site/v2/{siteId}/data-dictionary-tags',
      '/site/v2/{siteId}/data-dictionary-tags/{termId}',
    ],
    routes: async () => (await import('./land/site-people/routes.ts')).sitePeopleRoutes,
  },
  {
    paths: [
      '/site/related',
      '/site/v2/{siteId}/related-sites',
      '/site/v2/{siteId}/related-sites/{relatedId}',
    ],
    routes: async () => (await import('./land/related-sites/routes.ts')).relatedSiteRoutes,
  },
  {
    paths: [
      '/correspondence/types',
      '/correspondence/events',
      '/correspondence/export',
      '/correspondence/fields',
      '/correspondence/table',
      '/correspondence/table/groups',
      '/site/v2/{siteId}/correspondence',
      '/site/v2/{siteId}/correspondence/{letterId}',
    ],
    routes: async () => (await import('./land/correspondence/routes.ts')).correspondenceRoutes,
  },
  {
    paths: ['/site/availability/cfs', '/site/availability/site-suggestion'],
    routes: async () => (await import('./land/availability/routes.ts')).availabilityRoutes,
  },
  {
    paths: [
      '/site/v2/{id}/files',
      '/file',
      '/site/v2/{id}/files/unscanned',
      '/file/unscanned',
      '/site/v2/{id}/files/quarantined',
      '/file/quarantined',
      '/file/upload',
      '/file/upload/{fileId}',
      '/site/v2/{id}/files/{fileId}',
      '/file/download',
      '/file/signed-url',
    ],
    routes: async () => (await import('./land/files/routes.ts')).fileRoutes,
  },
  {
    paths: ['/site/{siteId}/sheet'],
    routes: async () => (await import('./land/page/site-sheet/routes.ts')).siteSheetRoutes,
  },
  {
    paths: [
      '/site/boundaries/{siteId}',
      '/site/boundaries/{siteId}/{boundaryId}',
      '/site/insert-updated-geometry',
      '/site/boundary/restore',
      '/site/boundary/preview',
      '/site/child',
    ],
    routes: async () => (await import('./land/boundaries/routes.ts')).boundaryRoutes,
  },
  {
    paths: [
      '/site/v2/{siteId}',
      '/site/v2/{siteId}/geometry',
      '/site/v2/{siteId}/scenarios',
      '/site/v2/{siteId}/tags',
      '/site/v2/{siteId}/lists',
    ],
    routes: async () => (await import('./land/page/site/routes.ts')).sitePageRoutes,
  },
  {
    paths: [
      '/site/all',
      '/site/{siteId}',
      '/site/v2/{siteId}',
      '/site/{siteId}/undo',
      '/site/{siteId}/public-visibility',
      '/site/json/{siteId}',
      '/site',
      '/site/custom',
      '/site/custom/shapes',
    ],
    routes: async () => (await import('./land/sites/routes.ts')).siteRoutes,
  },
  {
    paths: ['/geodata', '/geodata-info/{id}'],
    routes: async () => (await import('./land/geodata/routes.ts')).geodataRoutes,
  },
  {
    paths: [
      '/history/{siteId}',
      '/site/v2/{siteId}/timeline',
      '/history/note',
      '/history/note/{noteId}',
      '/site/v2/{siteId}/note',
    ],
    routes: async () => (await import('./land/history/routes.ts')).historyRoutes,
  },
  {
    paths: [
      '/configs',
      '/configs/tenant',
      '/configs/metadata/{configId}',
      '/configs/effective/{type}',
    ],
    routes: async () => (await import('./council/configs/routes.ts')).configRoutes,
  },
  {
    paths: ['/directus/login', '/directus/refresh'],
    routes: async () => (await import('./council/content/routes.ts')).contentRoutes,
  },
  {
    paths: [
      '/layers',
      '/layers/metadata',
      '/layers/layers-meta',
      '/geoserver/layers-meta',
      '/layers/one-layer-meta',
      '/geoserver/one-layer-meta',
      '/layers/layer-columns',
      '/geoserver/layer-columns',
      '/layers/feature',
      '/geoserver/feature',
      '/layers/geometries',
      '/geoserver/geometries',
      '/layers/search',
      '/geoserver/search',
      '/layers/tile-params',
      '/geoserver/tile-params',
      '/layers/boundaries',
      '/geoserver/boundaries',
      '/search/boundaries',
      '/layers/terrain/{z}/{x}/{y}',
      '/geoserver/terrain/{z}/{x}/{y}',
      '/layers/extent',
      '/geoserver/extent',
      '/search/extent/{id}',
      '/map-style',
      '/map-capabilities',
      '/layers/{layerId}',
      '/layers/{layerId}/tiles',
      '/layers/{layerId}/features/{featureId}',
      '/layers/{layerId}/extent',
    ],
    routes: async () => (await import('./land/layers/routes.ts')).layerRoutes,
  },
  {
    paths: [
      '/notifications',
      '/notifications/archived',
      '/notifications/{id}',
      '/notifications/viewed',
      '/updates',
    ],
    routes: async () => (await import('./council/notifications/routes.ts')).notificationRoutes,
  },
  {
    paths: [
      '/suggestions',
      '/submissions',
      '/suggestions/{id}',
      '/submissions/{id}',
      '/suggestions/{id}/restore',
      '/submissions/{id}/restore',
    ],
    routes: async () => (await import('./land/contributions/routes.ts')).contributionRoutes,
  },
  {
    paths: ['/aggregated-data'],
    routes: async () => (await import('./land/aggregated-data/routes.ts')).aggregatedDataRoutes,
  },
  {
    paths: ['/api-keys', '/api-keys/{name}'],
    routes: async () => (await import('./council/api-keys/routes.ts')).apiKeyRoutes,
  },
  {
    paths: ['/functions/invoke'],
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
