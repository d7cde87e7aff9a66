import type { Action, Unit } from '@contract/platform/contract.ts';
import type { FlagName } from '@contract/tenants/flags.ts';
import type { ComponentType } from 'react';

/** Who may open a page: anybody, anybody signed in, or who holds these unit.action grants. */
export type PageGuard = 'public' | 'signed-in' | { unit: Unit; actions: Action[] }[];

/**
 * What stands around a page: `workspace` has sidebar and header, `document` the header only, which
 * hides as one scrolls down, `account` the header only, `bare` neither.
 */
export type PageShell = 'workspace' | 'document' | 'account' | 'bare';

interface Common {
  path: string;
  /** The page's title; also what the next page's Back button reads. */
  title: string;
  guard?: PageGuard;
  shell?: PageShell;
  /** Off, the page is not found. */
  flag?: FlagName;
}
export interface BuiltRoute extends Common {
  page: () => Promise<{ default: ComponentType }>;
}
/** Its area is not built yet: the address leads to the not-found page and no menu names it. */
export interface LaterRoute extends Common {
  later: string;
}
export type PageRoute = BuiltRoute | LaterRoute;

const consultations: PageGuard = [{ unit: 'consultations', actions: ['read'] }];
const admin: PageGuard = [
  { unit: 'placemaker', actions: ['read'] },
  { unit: 'authorisation', actions: ['read', 'write', 'delete'] },
];
const site: PageGuard = [
  { unit: 'placemaker', actions: ['read'] },
  { unit: 'sites', actions: ['read'] },
];
const searchPage = () => import('./site-search/search-page.tsx');
const notificationsPage = () => import('./notifications/notifications-page.tsx');

/** Every address of the product. The guard is placemaker.read and the shell `workspace` where none is named. */
export const routes: PageRoute[] = [
  { path: '/', title: 'Site search', page: searchPage },
  { path: '/map', title: 'Site search', page: searchPage },
  {
    path: '/table',
    title: 'Sites table',
    page: () => import('./site-table/table-page.tsx'),
  },
  {
    path: '/data-export',
    title: 'Data export',
    guard: [
      { unit: 'placemaker', actions: ['read'] },
      { unit: 'sites', actions: ['read'] },
    ],
    flag: 'data export',
    page: () => import('./exports/data-export-page.tsx'),
  },
  {
    path: '/site/:siteId',
    title: 'Site details',
    guard: site,
    page: () => import('./sites/site-page.tsx'),
  },
  {
    path: '/site/:siteId/map',
    title: 'Site map',
    guard: site,
    shell: 'bare',
    page: () => import('./sites/page/map-page.tsx'),
  },
  {
    path: '/list/:listId',
    title: 'Site list',
    guard: [
      { unit: 'placemaker', actions: ['read'] },
      { unit: 'site-lists', actions: ['read'] },
    ],
    page: () => import('./site-lists/list-page.tsx'),
  },
  { path: '/settings', title: 'Settings', later: 'site assessment' },

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
    flag: 'analysis page',
    later: 'answers',
  },
  { path: '/events', title: 'Events', later: 'events' },

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

  {
    path: '/consultations/login',
    title: 'Log in',
    guard: 'public',
    shell: 'account',
    page: () => import('./session/login-page.tsx'),
  },
  {
    path: '/consultations/sign-up',
    title: 'Sign up',
    guard: 'public',
    shell: 'account',
    page: () => import('./session/sign-up-page.tsx'),
  },
  {
    path: '/consultations/confirm-email',
    title: 'Confirm your email',
    guard: 'public',
    shell: 'account',
    page: () => import('./session/confirm-email-page.tsx'),
  },
  {
    path: '/consultations/password-reset',
    title: 'Reset your password',
    guard: 'public',
    shell: 'account',
    page: () => import('./session/password-reset-page.tsx'),
  },
  {
    path: '/consultations/auth-action',
    title: 'Confirming',
    guard: 'public',
    shell: 'account',
    page: () => import('./session/auth-action-page.tsx'),
  },
  {
    path: '/consultations/complete-missing-information',
    title: 'Complete your account',
    guard: 'signed-in',
    shell: 'account',
    page: () => import('./session/complete-information-page.tsx'),
  },

  {
    path: '/p/document',
    title: 'All documents',
    guard: 'public',
    shell: 'document',
    page: () => import('./documents/landing-page.tsx'),
  },
  {
    path: '/p/document/all',
    title: 'All documents',
    guard: 'public',
    shell: 'document',
    page: () => import('./documents/landing-page.tsx'),
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

  { path: '/admin/placemaker/events', title: 'Events', guard: admin, later: 'events' },
  { path: '/admin/placemaker/events/new', title: 'New event', guard: admin, later: 'events' },
  { path: '/admin/placemaker/events/:eventId', title: 'Event', guard: admin, later: 'events' },
  {
    path: '/admin/placemaker/layout',
    title: 'Layout',
    guard: admin,
    later: 'configuration editors',
  },
  { path: '/admin/placemaker/roles', title: 'Roles', guard: admin, later: 'user administration' },
  {
    path: '/admin/placemaker/geodata/upload',
    title: 'Geodata upload',
    guard: [...admin, { unit: 'sites', actions: ['write'] }],
    flag: 'geodata management',
    page: () => import('./admin/geodata/upload-page.tsx'),
  },
  {
    path: '/admin/placemaker/geodata/layers/edit/*',
    title: 'Edit layer',
    guard: admin,
    flag: 'geodata management',
    later: 'geodata',
  },
  {
    path: '/admin/placemaker/geodata/layers/view/*',
    title: 'Layer',
    guard: admin,
    flag: 'geodata management',
    later: 'geodata',
  },
  {
    path: '/admin/placemaker/geodata/layers/*',
    title: 'Layers',
    guard: admin,
    flag: 'geodata management',
    later: 'geodata',
  },
  {
    path: '/admin/placemaker/geodata/*',
    title: 'Geodata',
    guard: admin,
    flag: 'geodata management',
    later: 'geodata',
  },
  {
    path: '/admin/placemaker/map-info-card',
    title: 'Map info card',
    guard: admin,
    later: 'configuration editors',
  },
  {
    path: '/admin/placemaker/layer-tree-tooltips',
    title: 'Layer tree tooltips',
    guard: admin,
    later: 'configuration editors',
  },
  {
    path: '/admin/placemaker/firebase-users',
    title: 'Consultation users',
    guard: admin,
    later: 'user administration',
  },
  {
    path: '/admin/placemaker/suggestion-redaction',
    title: 'Suggestion redaction',
    guard: admin,
    later: 'answers',
  },
  {
    path: '/admin/consultations/map-info-card',
    title: 'Map info card',
    guard: admin,
    later: 'configuration editors',
  },
  {
    path: '/admin/consultations/layer-tree-tooltips',
    title: 'Layer tree tooltips',
    guard: admin,
    later: 'configuration editors',
  },
  {
    path: '/admin/consultations/privacy-policy',
    title: 'Privacy policy',
    guard: admin,
    later: 'configuration editors',
  },
  {
    path: '/admin/consultations/suggestion-map',
    title: 'Suggestion map',
    guard: admin,
    later: 'configuration editors',
  },
  {
    path: '/admin/consultations/curated-tour',
    title: 'Curated tour',
    guard: admin,
    later: 'configuration editors',
  },
  {
    path: '/admin/consultations/interactive-map',
    title: 'Interactive map',
    guard: admin,
    later: 'configuration editors',
  },
  {
    path: '/admin/consultations/touch-points',
    title: 'Touch points',
    guard: admin,
    later: 'configuration editors',
  },
  {
    path: '/admin/consultations/public-web-map',
    title: 'Public web map',
    guard: admin,
    later: 'configuration editors',
  },
  {
    path: '/admin/cfs/questions',
    title: 'Call for sites questions',
    guard: admin,
    later: 'configuration editors',
  },
  {
    path: '/admin/cfs/privacy-policy',
    title: 'Call for sites privacy policy',
    guard: admin,
    later: 'configuration editors',
  },
  { path: '/admin/:app?/:tab?', title: 'Admin', guard: admin, later: 'configuration editors' },

  {
    path: '/sign-in',
    title: 'Sign in',
    guard: 'public',
    shell: 'bare',
    page: () => import('./session/sign-in-page.tsx'),
  },
  {
    path: '/session-expired',
    title: 'Session expired',
    guard: 'public',
    shell: 'bare',
    page: () => import('./session/session-expired-page.tsx'),
  },
  {
    path: '/select-tenant',
    title: 'Choose your council',
    guard: 'public',
    shell: 'bare',
    page: () => import('./session/select-tenant-page.tsx'),
  },
  {
    path: '/policy',
    title: 'Privacy policy',
    guard: 'public',
    page: () => import('./public-pages/policy-page.tsx'),
  },
  {
    path: '/terms',
    title: 'Terms and conditions',
    guard: 'public',
    page: () => import('./public-pages/terms-page.tsx'),
  },
];

export function isBuilt(route: PageRoute): route is BuiltRoute {
  return 'page' in route;
}
