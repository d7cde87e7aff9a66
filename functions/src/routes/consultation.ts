import type { Feature } from '../platform/app.ts';
import { documentFeatures } from './documents.ts';

/** The calls that every type of kept record has (records/kept). */
const recordPaths = (path: string) =>
  [
    '',
    '/fields',
    '/table',
    '/table/groups',
    '/table/ids',
    '/search',
    '/restore',
    '/deleted',
    '/custom-column',
    '/templates',
    '/template',
    '/template/{id}',
    '/{id}',
    '/{id}/history',
    '/{id}/undo',
    '/bulk-changes/{id}',
    '/bulk-changes/{id}/undo',
  ].map((rest) => `${path}${rest}`);

/** The endpoints of what is said about a plan: consultations, representations, who made them. */
export const consultationFeatures: Feature[] = [
  {
    paths: [
      '/consultations/events',
      '/consultations/events/{id}',
      '/consultations/events/{id}/unsent',
      '/consultations/settings',
      '/consultations/lookups',
    ],
    routes: async () =>
      (await import('../consultation/consultations/routes.ts')).consultationRoutes,
  },
  {
    paths: [
      '/consultations/topics',
      '/consultations/topics/all',
      '/consultations/topics/order',
      '/consultations/topics/{id}',
      '/consultations/topics/{id}/history',
    ],
    routes: async () => (await import('../consultation/topics/routes.ts')).topicRoutes,
  },
  {
    paths: ['/consultations/analysis/counts', '/consultations/analysis/wards'],
    routes: async () => (await import('../consultation/analysis/routes.ts')).analysisRoutes,
  },
  {
    paths: [
      '/consultations/analysis/campaigns',
      '/consultations/analysis/campaigns/{id}',
      '/consultations/analysis/campaigns/{id}/members/{representationId}',
      '/consultations/analysis/campaigns/{id}/additions',
      '/consultations/analysis/themes',
      '/consultations/analysis/themes/{id}',
      '/consultations/analysis/themes/{id}/merge',
    ],
    routes: async () =>
      (await import('../consultation/analysis/proposal-routes.ts')).proposalRoutes,
  },
  {
    paths: [
      '/consultations/analysis/summary',
      '/consultations/analysis/form',
      '/consultations/analysis/examination-pack',
      '/consultations/analysis/invitations',
      '/consultations/analysis/invitations/{id}',
    ],
    routes: async () => (await import('../consultation/analysis/paper-routes.ts')).paperRoutes,
  },
  {
    paths: [
      '/consultations/analysis/reports',
      '/consultations/analysis/reports/{id}',
      '/consultations/analysis/reports/{id}/volumes/{volume}',
    ],
    routes: async () => (await import('../consultation/analysis/report-routes.ts')).reportRoutes,
  },
  {
    paths: ['/consultations/analysis/counts/file'],
    routes: async () =>
      (await import('../consultation/composed/counts-file/routes.ts')).countsFileRoutes,
  },
  {
    paths: ['/consultations/column-metadata', '/consultations/column-metadata/{id}'],
    routes: async () =>
      (await import('../consultation/custom-columns/routes.ts')).customColumnRoutes,
  },
  {
    paths: [
      '/consultations/merges',
      '/consultations/merges/comparison',
      '/consultations/merges/{id}/undo',
      '/consultations/merges/{id}/history',
    ],
    routes: async () => (await import('../consultation/merging/routes.ts')).mergeRoutes,
  },
  {
    paths: recordPaths('/consultations/organisations'),
    routes: async () =>
      (await import('../consultation/organisations/routes.ts')).organisationRoutes,
  },
  {
    paths: [...recordPaths('/consultations/contacts'), '/consultations/look-alikes'],
    routes: async () => (await import('../consultation/contacts/routes.ts')).contactRoutes,
  },
  {
    paths: [
      '/consultations/intake',
      '/consultations/intake/{id}',
      '/consultations/intake/{id}/register',
      '/consultations/intake/{id}/discard',
      '/consultations/intake/{id}/report',
      '/consultations/intake/{id}/file',
      '/consultations/inbox',
      '/consultations/inbox/{id}',
      '/consultations/inbox/{id}/pages/{page}',
      '/consultations/inbox/register',
      '/consultations/inbox/status',
    ],
    routes: async () => (await import('../consultation/intake/routes.ts')).intakeRoutes,
  },
  {
    paths: [
      ...recordPaths('/consultations/representations'),
      '/consultations/representations/status',
      '/consultations/representations/field',
      '/consultations/sites/{siteId}/representations',
      '/consultations/representations/{id}/duplicate',
      '/consultations/representations/{id}/agents',
      '/consultations/representees',
    ],
    routes: async () =>
      (await import('../consultation/representations/routes.ts')).representationRoutes,
  },
  {
    paths: [
      'checked',
      ...[
        'text',
        'text/versions',
        'text/versions/{version}',
        'text/suggestions',
        'text/editors',
        'original',
        'public-text',
      ].map((rest) => `{id}/${rest}`),
    ].map((rest) => `/consultations/representations/${rest}`),
    routes: async () => (await import('../consultation/texts/routes.ts')).textRoutes,
  },
  {
    paths: [
      '',
      '/{fileId}',
      '/{fileId}/upload',
      '/{fileId}/restore',
      '/{fileId}/original',
      '/{fileId}/copy',
      '/{fileId}/boxes',
    ].map((rest) => `/consultations/representations/{id}/attachments${rest}`),
    routes: async () => (await import('../consultation/attachments/routes.ts')).attachmentRoutes,
  },
  {
    paths: ['/consultations/sub-representations', '/consultations/sub-representations/{id}'],
    routes: async () =>
      (await import('../consultation/sub-representations/routes.ts')).subRepresentationRoutes,
  },
  {
    paths: [
      '/consultations/officers',
      '/consultations/representations/{id}/assignees',
      '/consultations/sub-representations/{id}/assignees',
      '/consultations/work',
    ],
    routes: async () => (await import('../consultation/assignments/routes.ts')).assignmentRoutes,
  },
  {
    paths: [
      ...recordPaths('/consultations/response'),
      '/consultations/response/deliveries',
      '/consultations/response/deliveries/retry',
      '/consultations/response/deliveries/posted',
      '/consultations/response/deliveries/print',
      '/consultations/response/preview',
      '/consultations/response/{id}/letter',
      '/consultations/timeline',
      '/consultations/reports',
      '/consultations/response/{id}/approval',
      '/consultations/response/{id}/send',
    ],
    routes: async () => (await import('../consultation/responses/all-routes.ts')).answerRoutes,
  },
  {
    paths: [
      '/consultations/representations/publication',
      '/consultations/representations/{id}/publication',
    ],
    routes: async () => (await import('../consultation/publishing/routes.ts')).publishingRoutes,
  },
  ...documentFeatures,
];
