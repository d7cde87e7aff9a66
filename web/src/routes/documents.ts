import type { PageRoute } from '../session/page-route.ts';
import { representationStaff } from './guards.ts';

/** What officers write for the public, and the events around it. */
export const documentsRoutes: PageRoute[] = [
  { path: '/documents', title: 'Documents', flag: 'document builder', later: 'documents' },
  {
    path: '/documents/preview/:documentId',
    title: 'Document preview',
    flag: 'document builder',
    later: 'documents',
  },
  {
    path: '/documents/:documentId',
    title: 'Document',
    flag: 'document builder',
    later: 'documents',
  },
  {
    path: '/document/response-analysis',
    title: 'Analysis',
    guard: representationStaff,
    flag: 'analysis page',
    page: () => import('../consultation/page/analysis/analysis-page.tsx'),
  },
  { path: '/events', title: 'Events', later: 'events' },
];
