import {
  councilPageAt,
  councilPageKinds,
  councilPageNames,
} from '@contract/consultation/ground/public-frame/council-page-kinds.ts';
import type { PageRoute } from '../session/page-route.ts';
import { consultations } from './guards.ts';

/** Set by the server and read without this app, whose links lead there all the same. */
const served = (path: string, title: string): PageRoute => ({
  path,
  title,
  guard: 'public',
  shell: 'document',
  page: () => import('../consultation/public-documents/served-page.tsx'),
});

/** Where the public reads documents and answers them. */
export const publicDocumentsRoutes: PageRoute[] = [
  ...councilPageKinds.map((kind) => served(councilPageAt(kind), councilPageNames[kind])),
  served('/p/document', 'All documents'),
  served('/p/document/all', 'All documents'),
  served('/p/document/:documentId', 'Document'),
  served('/p/document/:documentId/attachments', 'Attachments'),
  {
    path: '/p/document/:documentId/continue',
    title: 'Go on with your answers',
    guard: 'public',
    shell: 'document',
    page: () => import('../consultation/public-documents/mine/continue-page.tsx'),
  },
  {
    path: '/p/document/:documentId/preferences',
    title: 'Communications preferences',
    guard: consultations,
    shell: 'document',
    page: () => import('../consultation/public-documents/mine/preferences-page.tsx'),
  },
  {
    path: '/p/document/:documentId/my-responses',
    title: 'My responses',
    guard: consultations,
    shell: 'document',
    page: () => import('../consultation/public-documents/mine/my-responses-page.tsx'),
  },
  {
    path: '/p/document/:documentId/my-clients',
    title: 'My clients',
    guard: consultations,
    shell: 'document',
    page: () => import('../consultation/public-documents/mine/my-clients-page.tsx'),
  },
  {
    path: '/p/document/unsubscribe/:token',
    title: 'Unsubscribe',
    guard: consultations,
    shell: 'document',
    page: () => import('../consultation/public-documents/mine/unsubscribe-page.tsx'),
  },
];
