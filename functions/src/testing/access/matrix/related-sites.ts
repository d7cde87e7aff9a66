import type { Line } from './line.ts';

export const relatedSites: Line[] = [
  ['get', '/site/related?siteId={site}', undefined, [401, 403, 200, 200, 200]],
  ['get', '/site/v2/{site}/related-sites', undefined, [401, 403, 200, 200, 200]],
  ['post', '/site/v2/{site}/related-sites', { related_id: 7654321 }, [401, 403, 403, 404, 404]],
  [
    'put',
    '/site/v2/{site}/related-sites/7654321',
    { comment: 'Beside it', row_version: 1 },
    [401, 403, 403, 404, 404],
  ],
  ['delete', '/site/v2/{site}/related-sites/7654321', undefined, [401, 403, 403, 404, 404]],
];
