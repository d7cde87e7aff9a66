import type { PageRoute } from '../session/page-route.ts';
import { consultations } from './guards.ts';

/** Where officers work on what the public answers. */
export const consultationsRoutes: PageRoute[] = [
  {
    path: '/consultations',
    title: 'Consultations',
    guard: consultations,
    later: 'representations',
  },
  {
    path: '/consultations/representations',
    title: 'Representations',
    guard: consultations,
    later: 'representations',
  },
  {
    path: '/consultations/representations/editor',
    title: 'Representation editor',
    guard: consultations,
    later: 'representations',
  },
  {
    path: '/consultations/representations/:tab/:flow?/:step?',
    title: 'Representations',
    guard: consultations,
    later: 'representations',
  },
  {
    path: '/consultations/sub-representation/:id/editor',
    title: 'Sub-representation editor',
    guard: consultations,
    later: 'representations',
  },
  {
    path: '/consultations/organisations/:flow?/:step?',
    title: 'Organisations',
    guard: consultations,
    later: 'contacts',
  },
  {
    path: '/consultations/contacts/:flow?/:step?',
    title: 'Contacts',
    guard: consultations,
    later: 'contacts',
  },
  {
    path: '/consultations/response-manager',
    title: 'Response manager',
    guard: consultations,
    later: 'responses',
  },
];
