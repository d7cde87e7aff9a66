import type { BuiltRoute, PageRoute } from '../session/page-route.ts';
import { admin, intakeStaff, representationStaff } from './guards.ts';

const manager = {
  title: 'Representations',
  guard: representationStaff,
  flag: 'consultation pages',
  page: () => import('../consultation/screens/manager/manager-page.tsx'),
  isOnePage: true,
} as const satisfies Omit<BuiltRoute, 'path'>;

/** Where officers work on what the public answers. */
export const consultationsRoutes: PageRoute[] = [
  { path: '/consultations', ...manager },
  { path: '/consultations/representations', ...manager },
  {
    path: '/consultations/representations/editor',
    title: 'Representation editor',
    guard: representationStaff,
    flag: 'consultation pages',
    page: () => import('../consultation/texts/editor-page.tsx'),
  },
  {
    path: '/consultations/work',
    title: 'My work',
    guard: representationStaff,
    flag: 'consultation pages',
    page: () => import('../consultation/screens/work/work-page.tsx'),
  },
  {
    path: '/consultations/topics',
    title: 'Topics',
    guard: admin,
    flag: 'consultation pages',
    page: () => import('../consultation/topics/topics-page.tsx'),
  },
  {
    path: '/consultations/representations/:tab/:flow?/:step?',
    ...manager,
    values: {
      tab: ['all', 'contacts', 'organisations'],
      flow: ['new-representee', 'new-representation', 'new-response', 'new-custom-column'],
    },
  },
  {
    path: '/consultations/intake',
    title: 'Intake',
    guard: intakeStaff,
    flag: 'consultation pages',
    page: () => import('../consultation/intake/intake-page.tsx'),
  },
  {
    path: '/consultations/intake/paper',
    title: 'Type in letters',
    guard: intakeStaff,
    flag: 'consultation pages',
    page: () => import('../consultation/intake/paper-page.tsx'),
  },
  {
    path: '/consultations/sub-representation/:id/editor',
    title: 'Sub-representation editor',
    guard: representationStaff,
    flag: 'consultation pages',
    page: () => import('../consultation/texts/part-editor-page.tsx'),
  },
  { path: '/consultations/organisations', ...manager, title: 'Organisations' },
  { path: '/consultations/contacts', ...manager, title: 'Contacts' },
  {
    path: '/consultations/response-manager',
    title: 'Response manager',
    guard: representationStaff,
    flag: 'consultation pages',
    page: () => import('../consultation/screens/response-manager/response-manager-page.tsx'),
    isOnePage: true,
  },
];
