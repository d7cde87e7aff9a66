import type { PageRoute } from '../session/page-route.ts';
import { documentStaff, representationStaff } from './guards.ts';

/** What officers write for the public, and the events around it. */
export const documentsRoutes: PageRoute[] = [
  {
    path: '/documents',
    title: 'Documents',
    guard: documentStaff,
    flag: 'document builder',
    page: () => import('../consultation/documents/list/documents-page.tsx'),
  },
  {
    path: '/documents/preview/:documentId',
    title: 'Document preview',
    guard: documentStaff,
    flag: 'document builder',
    page: () => import('../consultation/screens/document-preview/preview-page.tsx'),
  },
  {
    path: '/documents/held-answers',
    title: 'Held answers',
    guard: representationStaff,
    flag: 'consultation pages',
    page: () => import('../consultation/answers/moderation/held-answers-page.tsx'),
  },
  {
    path: '/documents/:documentId',
    title: 'Document',
    guard: documentStaff,
    flag: 'document builder',
    page: () => import('../consultation/documents/editor/document-page.tsx'),
  },
  {
    path: '/documents/:documentId/answers',
    title: 'Answers',
    guard: representationStaff,
    flag: 'consultation pages',
    page: () => import('../consultation/answers/answers-page.tsx'),
  },
  {
    path: '/documents/:documentId/answers/:respondentId',
    title: 'Response',
    guard: representationStaff,
    flag: 'consultation pages',
    page: () => import('../consultation/answers/respondent-page.tsx'),
  },
  {
    path: '/documents/:documentId/following',
    title: 'How it is followed',
    guard: representationStaff,
    flag: 'consultation pages',
    page: () => import('../consultation/screens/document-readership/readership-page.tsx'),
  },
  {
    path: '/document/response-analysis',
    title: 'Analysis',
    guard: representationStaff,
    flag: 'analysis page',
    page: () => import('../consultation/screens/analysis/analysis-page.tsx'),
  },
  { path: '/events', title: 'Events', later: 'events' },
];
