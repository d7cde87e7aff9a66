/** A call that a site's page makes, when it opens or when one of its panels does. */
export interface PageCall {
  name: string;
  path: (site: number) => string;
}

/** The calls of web/src/land/screens/site and its panels: both versions of the page, each panel's first answer. */
export const pageCalls: PageCall[] = [
  { name: 'the site', path: (id) => `/site/${id}` },
  { name: 'the site, version 2', path: (id) => `/site/v2/${id}` },
  { name: 'configuration of its fields', path: () => '/configs/effective/site-features' },
  { name: 'arrangement of the panels', path: () => '/user/site-details-layout' },
  { name: 'map: layers', path: () => '/layers/metadata' },
  {
    name: 'map: address of the tiles',
    path: () => '/layers/sitesLayer/tiles?projection=27700',
  },
  { name: 'map: box around the site', path: (id) => `/search/extent/${id}?projection=27700` },
  { name: 'history, first page', path: (id) => `/history/${id}?limit=50` },
  { name: 'history, edits', path: (id) => `/history/${id}?limit=50&type=EDIT` },
  { name: 'notes', path: (id) => `/history/${id}?limit=50&type=NOTE` },
  { name: 'timeline, first page', path: (id) => `/site/v2/${id}/timeline?limit=50` },
  { name: 'files', path: (id) => `/site/v2/${id}/files?limit=50` },
  { name: 'files, all of them', path: (id) => `/site/v2/${id}/files?limit=500` },
  { name: 'files that wait for their scan', path: (id) => `/site/v2/${id}/files/unscanned` },
  { name: 'files in quarantine', path: (id) => `/site/v2/${id}/files/quarantined` },
  { name: 'constraints', path: (id) => `/site/${id}/constraints` },
  { name: 'capacity', path: (id) => `/site/${id}/capacity` },
  { name: 'scenarios', path: (id) => `/site/scenarios?siteId=${id}` },
  { name: 'correspondence', path: (id) => `/site/v2/${id}/correspondence` },
  { name: 'contacts', path: (id) => `/site/v2/${id}/contacts` },
  { name: 'assignees', path: (id) => `/site/v2/${id}/assignees` },
  { name: 'children and their outlines', path: (id) => `/site/related?siteId=${id}` },
  { name: 'related sites', path: (id) => `/site/v2/${id}/related-sites` },
  { name: 'tags', path: (id) => `/site/v2/${id}/tags` },
  { name: 'tags of the dictionary', path: (id) => `/site/v2/${id}/data-dictionary-tags` },
  { name: 'lists that hold it', path: (id) => `/site/v2/${id}/lists` },
  { name: 'geometry', path: (id) => `/site/v2/${id}/geometry` },
  { name: 'boundary and earlier ones', path: (id) => `/site/boundaries/${id}` },
  {
    name: 'suggestion form',
    path: (id) => `/site/availability/site-suggestion?siteId=${id}`,
  },
];
