import type { Feature } from '../platform/app.ts';
import { landFileFeatures } from './land-files.ts';

/** The endpoints of what is assessed: sites and everything about them, search, layers, imports. */
export const landFeatures: Feature[] = [
  ...landFileFeatures,
  {
    paths: [
      '/tag',
      '/tag/{siteId}',
      '/site/tags',
      '/site/v2/{siteId}/tags',
      '/site/v2/{siteId}/tags/{tagId}',
      '/site/tag',
    ],
    routes: async () => (await import('../land/tags/routes.ts')).tagRoutes,
  },
  {
    paths: [
      '/site/list',
      '/site/list/site',
      '/site/list/unique',
      '/site/list/unique/site',
      '/site/list/{listId}',
    ],
    routes: async () => (await import('../land/site-lists/routes.ts')).siteListRoutes,
  },
  {
    paths: ['/site/scenarios', '/site/scenarios/public', '/site/scenario'],
    routes: async () => (await import('../land/scenarios/routes.ts')).scenarioRoutes,
  },
  {
    paths: ['/site/{siteId}/constraints', '/site/{siteId}/constraints/together'],
    routes: async () => (await import('../land/constraints/routes.ts')).constraintRoutes,
  },
  {
    paths: [
      '/site/{siteId}/capacity',
      '/site/capacity/calculate',
      '/site/capacity/save',
      '/site/exec-calculation',
      '/site/update-year-sum/{siteId}',
    ],
    routes: async () => (await import('../land/capacity/routes.ts')).capacityRoutes,
  },
  {
    paths: ['/site/functions', '/site/v2/{siteId}/tab-action', '/site/v2/{siteId}/function'],
    routes: async () => (await import('../land/site-functions/routes.ts')).siteFunctionRoutes,
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
    routes: async () => (await import('../land/site-people/routes.ts')).sitePeopleRoutes,
  },
  {
    paths: [
      '/site/related',
      '/site/v2/{siteId}/related-sites',
      '/site/v2/{siteId}/related-sites/{relatedId}',
    ],
    routes: async () => (await import('../land/related-sites/routes.ts')).relatedSiteRoutes,
  },
  {
    paths: [
      '/correspondence/types',
      '/correspondence/events',
      '/correspondence/fields',
      '/correspondence/table',
      '/correspondence/table/groups',
      '/correspondence/templates',
      '/correspondence/template',
      '/correspondence/template/{id}',
      '/correspondence/{id}/history',
      '/correspondence/{id}/undo',
      '/site/v2/{siteId}/correspondence',
      '/site/v2/{siteId}/correspondence/{letterId}',
    ],
    routes: async () => (await import('../land/correspondence/routes.ts')).correspondenceRoutes,
  },
  {
    paths: ['/site/availability/cfs', '/site/availability/site-suggestion'],
    routes: async () => (await import('../land/availability/routes.ts')).availabilityRoutes,
  },
  {
    paths: [
      '/site/boundaries/{siteId}',
      '/site/boundaries/{siteId}/{boundaryId}',
      '/site/insert-updated-geometry',
      '/site/boundary/restore',
      '/site/boundary/preview',
      '/site/boundary/taken-in',
      '/site/child',
    ],
    routes: async () => (await import('../land/boundaries/routes.ts')).boundaryRoutes,
  },
  {
    paths: [
      '/site/v2/{siteId}',
      '/site/v2/{siteId}/geometry',
      '/site/v2/{siteId}/scenarios',
      '/site/v2/{siteId}/tags',
      '/site/v2/{siteId}/lists',
      '/site/v2/{siteId}/filled-panels',
    ],
    routes: async () => (await import('../land/composed/site/routes.ts')).sitePageRoutes,
  },
  {
    paths: [
      '/site/edits',
      '/site/edits/preview',
      '/site/edits/undo',
      '/site/bulk-changes/{id}',
      '/site/bulk-changes/{id}/undo',
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
    routes: async () => (await import('../land/sites/routes.ts')).siteRoutes,
  },
  {
    paths: [
      '/history/{siteId}',
      '/site/v2/{siteId}/timeline',
      '/history/note',
      '/history/note/{noteId}',
      '/site/v2/{siteId}/note',
    ],
    routes: async () => (await import('../land/history/routes.ts')).historyRoutes,
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
    routes: async () =>
      (await import('../land/public-submissions/routes.ts')).publicSubmissionRoutes,
  },
  {
    paths: ['/aggregated-data'],
    routes: async () => (await import('../land/aggregated-data/routes.ts')).aggregatedDataRoutes,
  },
  {
    paths: ['/functions/invoke'],
    routes: async () => {
      const [
        { functionCallRoutes },
        { aggregatedDataFunctions },
        { analysisFunctions },
        { answerFunctions },
      ] = await Promise.all([
        import('../land/function-calls/routes.ts'),
        import('../land/aggregated-data/jobs.ts'),
        import('../consultation/analysis/jobs.ts'),
        import('../consultation/answers/jobs.ts'),
      ]);
      return functionCallRoutes({
        ...aggregatedDataFunctions,
        ...analysisFunctions,
        ...answerFunctions,
      });
    },
  },
];
