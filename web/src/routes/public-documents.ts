import type { PageRoute } from '../session/page-route.ts';
import { consultations } from './guards.ts';

/** Where the public reads documents and answers them. */
export const publicDocumentsRoutes: PageRoute[] = [
  {
    path: '/p/document',
    title: 'All documents',
    guard: 'public',
    shell: 'document',
    page: () => import('../consultation/documents/landing-page.tsx'),
  },
  {
    path: '/p/document/all',
    title: 'All documents',
    guard: 'public',
    shell: 'document',
    page: () => import('../consultation/documents/landing-page.tsx'),
  },
  {
    path: '/p/document/:documentId',
    title: 'Document',
    guard: 'public',
    shell: 'document',
    later: 'documents',
  },
  {
    path: '/p/document/:documentId/attachments',
    title: 'Attachments',
    guard: consultations,
    shell: 'document',
    later: 'documents',
  },
  {
    path: '/p/document/:documentId/preferences',
    title: 'Communications preferences',
    guard: consultations,
    shell: 'document',
    later: 'documents',
  },
  {
    path: '/p/document/:documentId/my-responses',
    title: 'My responses',
    guard: consultations,
    shell: 'document',
    later: 'answers',
  },
  {
    path: '/p/document/:documentId/my-clients',
    title: 'My clients',
    guard: consultations,
    shell: 'document',
    later: 'answers',
  },
  {
    path: '/p/document/unsubscribe/:token',
    title: 'Unsubscribe',
    guard: consultations,
    shell: 'document',
    later: 'documents',
  },
];
