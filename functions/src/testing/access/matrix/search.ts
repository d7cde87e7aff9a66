import type { Line } from './line.ts';

export const search: Line[] = [
  ['get', '/dictionary', undefined, [401, 403, 200, 200, 200]],
  ['get', '/dictionary/terms/status', undefined, [401, 403, 200, 200, 200]],
  ['get', '/site/columns', undefined, [401, 403, 200, 200, 200]],
  ['get', '/site/column-values/site_name', undefined, [401, 403, 200, 200, 200]],
  ['get', '/site/table?attributes=id', undefined, [401, 403, 200, 200, 200]],
  ['get', '/site/checks', undefined, [401, 403, 200, 200, 200]],
  ['get', '/site/table/ids', undefined, [401, 403, 200, 200, 200]],
  ['post', '/site/table/sums', { filters: [] }, [401, 403, 200, 200, 200]],
  ['get', '/site/table/groups?by=geometry_source', undefined, [401, 403, 200, 200, 200]],
  ['get', '/search/site', undefined, [401, 403, 200, 200, 200]],
  ['get', '/search/site/flexible?attributes=site_name', undefined, [401, 403, 200, 200, 200]],
  ['get', '/search/sites/geometries?siteIds={site}', undefined, [401, 403, 200, 200, 200]],
  ['get', '/search/site/neighbours?siteId={site}', undefined, [401, 403, 200, 200, 200]],
  ['get', '/search/extent', undefined, [401, 403, 200, 200, 200]],
  ['get', '/search/search-options?dbPropertyNames=site_name', undefined, [401, 403, 200, 200, 200]],
  ['get', '/site/ids?term=oak', undefined, [401, 403, 200, 200, 200]],
  ['get', '/search/places?term=oak', undefined, [401, 403, 200, 200, 200]],
  ['get', '/search/site/autocomplete-options?term=oak', undefined, [401, 403, 200, 200, 200]],
  ['get', '/site/templates/available', undefined, [401, 403, 200, 200, 200]],
  [
    'post',
    '/search/site/template',
    { name: 'Large', parameters: { filters: [] } },
    [401, 403, 201, 201, 201],
  ],
  // Only the owner of a saved search changes or deletes it.
  ['put', '/search/site/template', { id: 7_654_321, name: 'Small' }, [401, 403, 404, 404, 404]],
  ['delete', '/search/site/template/{template}', undefined, [401, 403, 404, 404, 204]],
  ['post', '/search/site/sentence', { sentence: 'over 2 hectares' }, [401, 403, 200, 200, 200]],
];
