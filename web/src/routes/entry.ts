import type { PageRoute } from '../session/page-route.ts';

/** How one comes in, and what everybody may read. */
export const entryRoutes: PageRoute[] = [
  {
    path: '/sign-in',
    title: 'Sign in',
    guard: 'public',
    shell: 'bare',
    page: () => import('../session/sign-in-page.tsx'),
  },
  {
    path: '/session-expired',
    title: 'Session expired',
    guard: 'public',
    shell: 'bare',
    page: () => import('../session/session-expired-page.tsx'),
  },
  {
    path: '/select-tenant',
    title: 'Choose your council',
    guard: 'public',
    shell: 'bare',
    page: () => import('../session/select-tenant-page.tsx'),
  },
  {
    path: '/feedback',
    title: 'Leave feedback',
    guard: 'public',
    shell: 'document',
    page: () => import('../council/feedback/feedback-page.tsx'),
  },
];
