import type { Feature } from '../platform/app.ts';

/** Documents that officers write and the public answers. */
export const documentFeatures: Feature[] = [
  {
    paths: [
      '/documents/drafts',
      '/documents/drafts/{id}',
      '/documents/deleted-drafts',
      '/documents/drafts/{id}/sections',
      '/documents/drafts/{id}/sections/{sectionId}',
      '/documents/drafts/{id}/blocks',
      '/documents/drafts/{id}/blocks/{blockId}',
      '/documents/drafts/{id}/links',
      '/documents/drafts/{id}/pictures',
      '/documents/drafts/{id}/pictures/{fileId}',
      '/documents/drafts/{id}/pictures/{fileId}/upload',
      '/documents/drafts/{id}/attachments',
      '/documents/drafts/{id}/attachments/{fileId}',
      '/documents/drafts/{id}/attachments/{fileId}/upload',
      '/documents/drafts/{id}/attachments/{fileId}/restore',
      '/documents/drafts/{id}/editors',
      '/documents/drafts/{id}/check',
      '/documents/drafts/{id}/publish',
      '/documents/drafts/{id}/unsent',
      '/documents/drafts/{id}/withdraw',
      '/documents/drafts/{id}/publishing-time',
      '/documents/drafts/{id}/versions',
      '/documents/drafts/{id}/versions/{kept}',
      '/documents/drafts/{id}/versions/{kept}/restore',
      '/documents/drafts/{id}/word',
      '/documents/word',
      '/documents/drafts/{id}/structure',
      '/documents/structure',
      '/documents/chart-figures',
      '/documents/maps',
      '/documents/topics',
      '/documents',
      '/documents/{id}',
    ],
    routes: async () => (await import('../consultation/documents/routes.ts')).documentRoutes,
  },
  {
    paths: [
      '/documents/{id}/answers',
      '/documents/{id}/questions/{questionId}/results',
      '/documents/{id}/questions/{questionId}/sites',
      '/documents/{id}/questions/{questionId}/draft',
      '/documents/{id}/questions/{questionId}/answer',
      '/documents/{id}/respondent',
      '/documents/{id}/receipt',
      '/documents/{id}/my-responses',
      '/documents/{id}/my-responses/file',
      '/documents/{id}/questions/{questionId}/tags',
      '/documents/{id}/questions/{questionId}/link',
    ],
    routes: async () => (await import('../consultation/answers/routes.ts')).ownAnswerRoutes,
  },
  {
    paths: [
      '/documents/{id}/answers/counts',
      '/documents/{id}/answers/list',
      '/documents/{id}/answers/respondents/{respondentId}',
    ],
    routes: async () =>
      (await import('../consultation/answers/council-routes.ts')).givenAnswerRoutes,
  },
  {
    paths: ['/documents/{id}/readings', '/documents/{id}/following'],
    routes: async () => (await import('../consultation/readership/routes.ts')).readershipRoutes,
  },
  {
    paths: ['/documents/held-answers', '/documents/held-answers/{id}/decision'],
    routes: async () =>
      (await import('../consultation/answers/moderation-routes.ts')).moderationRoutes,
  },
  {
    paths: ['/documents/{id}/answers/file'],
    routes: async () =>
      (await import('../consultation/composed/answers-file/routes.ts')).answersFileRoutes,
  },
  {
    paths: ['/documents/drafts/{id}/preview'],
    routes: async () =>
      (await import('../consultation/composed/document-preview/routes.tsx')).documentPreviewRoutes,
  },
  {
    paths: [
      '/documents/drafts/{id}/files',
      '/documents/files/{id}',
      '/documents/files/{id}/download',
    ],
    routes: async () =>
      (await import('../consultation/composed/document-files/routes.ts')).documentFileRoutes,
  },
];
