import type { PageRoute } from '../session/page-route.ts';

const notificationsPage = () => import('../council/notifications/notifications-page.tsx');

/** What the bell brought, and what was put away of it. */
export const notificationsRoutes: PageRoute[] = [
  {
    path: '/notifications',
    title: 'Notifications',
    guard: 'signed-in',
    flag: 'notifications',
    page: notificationsPage,
  },
  {
    path: '/notifications/archived',
    title: 'Archived notifications',
    guard: 'signed-in',
    flag: 'notifications',
    page: notificationsPage,
  },
];
