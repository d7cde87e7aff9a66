import type { Line } from './line.ts';

export const siteExports: Line[] = [
  ['post', '/site/selection', { site_ids: [7654321] }, [401, 403, 201, 201, 201]],
  [
    'get',
    '/site/selection/00000000-0000-4000-8000-000000000000',
    undefined,
    [401, 403, 404, 404, 404],
  ],
  [
    'put',
    '/site/export',
    { site_ids: [7654321], file_type: 'csv', selected_fields: ['id'] },
    [401, 403, 400, 400, 400],
  ],
  [
    'post',
    '/site/export/preview',
    { site_ids: [7654321], selected_fields: ['id'] },
    [401, 403, 200, 200, 200],
  ],
  ['post', '/site/export/brownfield-check', { site_ids: [7654321] }, [401, 403, 200, 200, 200]],
  [
    'put',
    '/records/export',
    { record_type: 'correspondence', selected_fields: ['event'], file_type: 'csv' },
    [401, 403, 200, 200, 200],
  ],
  ['get', '/site/exports', undefined, [401, 403, 200, 200, 200]],
  [
    'get',
    '/site/export/00000000-0000-4000-8000-000000000000',
    undefined,
    [401, 403, 404, 404, 404],
  ],
  [
    'get',
    '/site/export/00000000-0000-4000-8000-000000000000/file',
    undefined,
    [401, 403, 404, 404, 404],
  ],
  [
    'delete',
    '/site/export/00000000-0000-4000-8000-000000000000',
    undefined,
    [401, 403, 404, 404, 404],
  ],
];
