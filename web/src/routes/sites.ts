import type { PageRoute } from '../session/page-route.ts';
import { site } from './guards.ts';

const searchPage = () => import('../land/screens/search/search-page.tsx');

/** Searching the sites, and one of them. */
export const sitesRoutes: PageRoute[] = [
  { path: '/', title: 'Site search', page: searchPage },
  { path: '/map', title: 'Site search', page: searchPage },
  {
    path: '/table',
    title: 'Sites table',
    page: () => import('../land/screens/site-table/table-page.tsx'),
  },
  {
    path: '/site-checks',
    title: 'Check of all sites',
    guard: site,
    page: () => import('../land/screens/site-checks/site-checks-page.tsx'),
  },
  {
    path: '/correspondence',
    title: 'Correspondence',
    guard: site,
    page: () => import('../land/screens/correspondence/correspondence-page.tsx'),
  },
  {
    path: '/data-export',
    title: 'Data export',
    guard: site,
    flag: 'data export',
    page: () => import('../land/screens/exports/data-export-page.tsx'),
  },
  {
    path: '/site/:siteId',
    title: 'Site details',
    guard: site,
    page: () => import('../consultation/screens/site/site-with-representations.tsx'),
  },
  {
    path: '/site/:siteId/map',
    title: 'Site map',
    guard: site,
    shell: 'bare',
    page: () => import('../land/screens/site/map-page.tsx'),
  },
  {
    path: '/list/:listId',
    title: 'Site list',
    guard: [
      { unit: 'placemaker', actions: ['read'] },
      { unit: 'site-lists', actions: ['read'] },
    ],
    page: () => import('../land/screens/site-list/list-page.tsx'),
  },
  {
    path: '/settings',
    title: 'Settings',
    page: () => import('../council/settings/settings-page.tsx'),
  },
];
