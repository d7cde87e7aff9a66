import type { Line } from './line.ts';

export const correspondence: Line[] = [
  ['get', '/correspondence/types', undefined, [401, 403, 200, 200, 200]],
  ['get', '/correspondence/events', undefined, [401, 403, 200, 200, 200]],
  ['get', '/correspondence/fields', undefined, [401, 403, 200, 200, 200]],
  ['get', '/correspondence/table?attributes=event', undefined, [401, 403, 200, 200, 200]],
  ['get', '/correspondence/table/groups?by=event', undefined, [401, 403, 200, 200, 200]],
  ['get', '/correspondence/templates', undefined, [401, 403, 200, 200, 200]],
  [
    'post',
    '/correspondence/template',
    { name: 'Late', parameters: { filters: [] } },
    [401, 403, 201, 201, 201],
  ],
  // The admin's own is one of sites.
  ['put', '/correspondence/template', { id: 7_654_321, name: 'Early' }, [401, 403, 404, 404, 404]],
  ['delete', '/correspondence/template/{template}', undefined, [401, 403, 404, 404, 404]],
  ['get', '/correspondence/7654321/history', undefined, [401, 403, 404, 404, 404]],
  ['post', '/correspondence/7654321/undo', {}, [401, 403, 403, 404, 404]],
  ['get', '/site/v2/{site}/correspondence', undefined, [401, 403, 200, 200, 200]],
  [
    'post',
    '/site/v2/{site}/correspondence',
    { event: 1, receivedDate: '2026-04-03', acknowledgeDate: '2026-04-07' },
    [401, 403, 403, 201, 201],
  ],
  [
    'put',
    '/site/v2/{site}/correspondence/7654321',
    { event: 1, receivedDate: '2026-04-03', acknowledgeDate: '2026-04-07', row_version: 1 },
    [401, 403, 403, 404, 404],
  ],
  ['delete', '/site/v2/{site}/correspondence/7654321', undefined, [401, 403, 403, 404, 404]],
];
