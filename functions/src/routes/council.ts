import type { Feature } from '../platform/app.ts';

/** The endpoints of who works here: councils, sessions, accounts, configurations, notifications. */
export const councilFeatures: Feature[] = [
  {
    paths: ['/tenants', '/tenant', '/tenant/flags', '/feedback'],
    routes: async () => (await import('../council/tenants/routes.ts')).tenantRoutes,
  },
  {
    paths: [
      '/auth/is-authenticated',
      '/auth/user',
      '/auth/providers',
      '/auth/current-provider',
      '/auth/firebase-auth/is-user-without-filled-info',
      '/auth/firestore-token',
      '/auth/firebase-auth/login',
      '/auth/firebase-auth/signup',
      '/auth/firebase-auth/info',
      '/auth/firebase-auth/send-verification-email',
      '/auth/firebase-auth/send-reset-email',
      '/auth/firebase-auth/check-code',
      '/auth/firebase-auth/confirm-code',
      '/auth/{provider}/login',
      '/auth/{provider}/local-provider',
      '/auth/{provider}/callback',
      '/auth/{provider}/logout',
      '/auth/logout-everywhere',
    ],
    routes: async () => (await import('../council/session/routes.ts')).sessionRoutes,
  },
  {
    paths: ['/policy/access'],
    routes: async () => (await import('../council/permissions/routes.ts')).permissionRoutes,
  },
  {
    paths: [
      '/user/consultation-user-meta',
      '/user/consultation-user-meta/receive-emails',
      '/user/consultation-user-meta/types',
      '/user/consultation-user-meta/employers',
      '/user/consultation-user-meta/client-details',
      '/user/consultation-user-meta/client-details/{clientId}',
      '/user/placemaker',
      '/user/site-details-layout',
      '/user/site-details-layout/presets',
      '/user/site-details-layout/presets/{presetId}',
      '/user/settings',
      '/user/unsubscribe/{token}',
      '/firebase/users',
      '/firebase/users/{uid}/disabled',
      '/firebase/users/{uid}/revoke',
    ],
    routes: async () => (await import('../council/users/routes.ts')).userRoutes,
  },
  {
    paths: ['/firebase/staff', '/firebase/staff/{uid}/disabled', '/firebase/staff/{uid}'],
    routes: async () => (await import('../council/staff/routes.ts')).staffRoutes,
  },
  {
    paths: [
      '/dictionary',
      '/dictionary/terms/{kind}',
      '/site/columns',
      '/site/column-values/{col}',
    ],
    routes: async () => (await import('../council/dictionary/routes.ts')).dictionaryRoutes,
  },
  {
    paths: [
      '/configs',
      '/configs/tenant',
      '/configs/metadata/{configId}',
      '/configs/effective/{type}',
    ],
    routes: async () => (await import('../council/configs/routes.ts')).configRoutes,
  },
  {
    paths: ['/directus/login', '/directus/refresh'],
    routes: async () => (await import('../council/content/routes.ts')).contentRoutes,
  },
  {
    paths: [
      '/notifications',
      '/notifications/archived',
      '/notifications/{id}',
      '/notifications/viewed',
      '/updates',
    ],
    routes: async () => (await import('../council/notifications/routes.ts')).notificationRoutes,
  },
  {
    paths: ['/api-keys', '/api-keys/{name}'],
    routes: async () => (await import('../council/api-keys/routes.ts')).apiKeyRoutes,
  },
];
